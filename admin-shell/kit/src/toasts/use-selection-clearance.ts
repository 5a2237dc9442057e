import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many px the toasts in `region` have to be above the bottom of the window, so that they do not cover the bar of a
 * selection: both are used one after the other, "Start packing" and Undo.
 */
export function useSelectionClearance(region: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [clearance, setClearance] = useState(0);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const measure = (): void => {
      const bar = document.querySelector('.kit-selection')?.getBoundingClientRect();
      const top = innerHeight - (region.current?.offsetHeight ?? 0);
      setClearance(bar && bar.bottom > top && bar.top < innerHeight ? innerHeight - bar.top : 0);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [region, isShown]);
  return clearance;
}
