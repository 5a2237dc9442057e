/** Loads once for all callers. A failure and an undefined result are not kept: the next call loads again. */
export function memoizeAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    if (kept) return kept;
    const loading = load();
    const forget = (): void => {
      if (kept === loading) kept = undefined;
    };
    kept = loading;
    loading.then((result) => {
      if (result === undefined) forget();
    }, forget);
    return loading;
  };
}
