/**
 * Resolves with `work`, or with `onTimeout()` after `limitMs`; an `onTimeout` that throws rejects. `work` keeps running, and its
 * later rejection is ignored.
 */
export async function withTimeout<T>(limitMs: number, work: Promise<T>, onTimeout: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(onTimeout());
      } catch (error) {
        reject(error);
      }
    }, limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
