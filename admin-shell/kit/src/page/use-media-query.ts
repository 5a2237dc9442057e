import { useCallback, useSyncExternalStore } from 'react';

/** Whether a CSS media query matches, kept up to date while the window changes. */
function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = globalThis.matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(media).matches);
}

/** Wide enough for tables, from `minWidth` on; narrower windows show cards. */
export const useIsWide = (minWidth = '64rem'): boolean => useMediaQuery(`(min-width: ${minWidth})`);
