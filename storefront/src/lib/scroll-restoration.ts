const STORAGE_KEY = 'scroll-positions';

export interface ScrollRestoration {
  /** From now on, scrolling belongs to this history entry. */
  moveTo: (place: string) => void;
  recall: (place: string) => number | undefined;
  /** Listens to the window; returns the function that stops it. */
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
    // Without storage the positions last as long as the page does.
  }
}

/** Remembers how far each history entry was scrolled, also over a reload or a visit elsewhere. */
export function createScrollRestoration(): ScrollRestoration {
  let positions: Record<string, number> | undefined;
  let current: string | undefined;
  const known = () => (positions ??= readPositions());
  const remember = () => {
    if (current !== undefined) known()[current] = window.scrollY;
  };
  const keep = () => writePositions(known());
  return {
    moveTo: (place) => {
      current = place;
    },
    recall: (place) => known()[place],
    start: () => {
      window.history.scrollRestoration = 'manual';
      window.addEventListener('scroll', remember, { passive: true });
      window.addEventListener('pagehide', keep);
      return () => {
        window.removeEventListener('scroll', remember);
        window.removeEventListener('pagehide', keep);
      };
    },
  };
}
