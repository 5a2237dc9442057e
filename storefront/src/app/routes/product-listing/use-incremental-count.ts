import { useCallback, useState } from 'react';
import { LISTING_BATCH_SIZE } from '#features/catalog/api/get-products.ts';

/** How many products each history entry had rendered. */
const countByEntry = new Map<string, number>();

/**
 * Renders a long list in batches: the next batch is added when the end of the list approaches the viewport. Returning by Back or
 * Forward renders as many as before immediately; otherwise the old scroll position would not exist.
 */
export function useIncrementalCount(total: number, historyEntry: string) {
  const [shown, setShown] = useState(() => countByEntry.get(historyEntry) ?? LISTING_BATCH_SIZE);
  const sentinel = useCallback(
    (end: HTMLElement | null) => {
      if (!end || shown >= total) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          countByEntry.set(historyEntry, shown + LISTING_BATCH_SIZE);
          setShown(shown + LISTING_BATCH_SIZE);
        },
        { rootMargin: '800px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [shown, total, historyEntry],
  );
  return { shown, sentinel };
}
