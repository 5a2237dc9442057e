/** The results of `count` calls, `limit` of them at once: more than the pool has connections would wait for one, and time out. */
export async function atOnce<T>(limit: number, count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < count) {
      const n = next++;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: limit }, run));
  return results;
}
