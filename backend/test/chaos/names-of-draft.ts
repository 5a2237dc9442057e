export interface ChaosDraft {
  id: string;
  name: string;
}

/** Sends a request that must have one of the statuses. */
type Send = (method: string, path: string, body: object | undefined, expected: readonly number[]) => Promise<{ body: object }>;

/** The public answers that name the draft. Nobody can read it or put it into a cart. */
export async function namesOfDraft({ id, name }: ChaosDraft, sessionId: string, send: Send): Promise<string[]> {
  const naming: string[] = [];
  for (const path of [
    'products',
    'products/featured',
    'products/listing',
    `products/listing?search=${encodeURIComponent(name)}`,
  ]) {
    const text = JSON.stringify((await send('GET', path, undefined, [200])).body);
    // The reading of a search names its words.
    if (text.includes(id) || (text.includes(name) && !path.includes('search'))) naming.push(`GET ${path} names a draft`);
  }
  await send('GET', `products/${id}`, undefined, [404]);
  await send('POST', 'cart', { sessionId, productId: id, quantity: 1 }, [404]);
  return naming;
}
