import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during the first render in the browser, so that both write the same HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
