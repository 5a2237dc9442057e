import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and during the first render in the browser, so that both render the same HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
