import { useCallback, useState } from 'react';
import { LISTING_BATCH_SIZE } from '#features/catalog/listing-preview.ts';

/** How many products each history entry had on screen. */
const reached = new Map<string, number>();

/**
 * Shows a long list piece by piece: a further piece is drawn when its end comes near the screen. Coming back by history draws
 * as many as before at once, or the old scroll position would not exist.
 */
export function useIncrementalCount(total: number, place: string) {
  const [shown, setShown] = useState(() => reached.get(place) ?? LISTING_BATCH_SIZE);
  const sentinel = useCallback(
    (end: HTMLElement | null) => {
      if (!end || shown >= total) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          reached.set(place, shown + LISTING_BATCH_SIZE);
          setShown(shown + LISTING_BATCH_SIZE);
        },
        { rootMargin: '800px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [shown, total, place],
  );
  return { shown, sentinel };
}
