const STORAGE_KEY = 'scroll-positions';

interface ScrollRestoration {
  /** Sets the history entry that the following scroll events belong to. */
  setEntry: (entry: string) => void;
  positionOf: (entry: string) => number | undefined;
  /** Of an older visit to the same address. */
  forget: (entry: string) => void;
  /** Listens to the window; returns a function that stops listening. */
  start: () => () => void;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, the positions last as long as the page.
  }
}

/** Remembers the scroll position of each history entry, also across reloads and visits to other sites. */
export function createScrollRestoration(): ScrollRestoration {
  let positions: Record<string, number> | undefined;
  let current: string | undefined;
  const loaded = () => (positions ??= readPositions());
  const onScroll = () => {
    if (current !== undefined) loaded()[current] = window.scrollY;
  };
  const onPageHide = () => writePositions(loaded());
  return {
    setEntry: (entry) => {
      current = entry;
    },
    positionOf: (entry) => loaded()[entry],
    forget: (entry) => {
      delete loaded()[entry];
    },
    start: () => {
      window.history.scrollRestoration = 'manual';
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('pagehide', onPageHide);
      return () => {
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('pagehide', onPageHide);
      };
    },
  };
}
