/** What `work` comes to, or what `late` says when it needs longer; it goes on unheard, and its failure is nobody's then. */
export async function within<T>(limitMs: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
