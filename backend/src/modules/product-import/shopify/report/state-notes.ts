import type { Product } from '#modules/catalog/index.js';
import type { ReadProduct } from '../parsing/read-product.js';

/** What the report says about drafts; null: the shop does not have the product yet. An import changes the state of no product. */
export function stateNotes(known: Pick<Product, 'state'> | null, { draftReason }: Pick<ReadProduct, 'draftReason'>): string[] {
  if (draftReason.state !== 'given') return [];
  const state = draftReason.value === null ? 'live' : 'draft';
  if (known === null) return draftReason.value === null ? [] : [`kept as a draft: ${draftReason.value}`];
  return known.state === state ? [] : [`${state} in the file, ${known.state} in the shop`];
}
