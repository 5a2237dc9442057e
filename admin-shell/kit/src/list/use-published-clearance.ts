import { type RefObject, useLayoutEffect } from 'react';

const CLEARANCE = '--kit-selection-clearance';

/** A toast is lower than this. */
const TOAST_AREA_PX = 200;

/**
 * Publishes how far a bar at the bottom of the window reaches up, so that toasts do not cover it: both are used one after the
 * other, "Start packing" and Undo. Zero where the bar stands higher, at the end of a short list.
 */
export function usePublishedClearance(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const publish = (): void => {
      const { top, bottom } = bar.getBoundingClientRect();
      const isAtBottom = top < innerHeight && innerHeight - bottom < TOAST_AREA_PX;
      style.setProperty(CLEARANCE, `${isAtBottom ? innerHeight - top : 0}px`);
    };
    // The page too: a list that becomes shorter moves the bar.
    const observer = new ResizeObserver(publish);
    observer.observe(bar);
    observer.observe(document.body);
    addEventListener('scroll', publish, { passive: true });
    addEventListener('resize', publish);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', publish);
      removeEventListener('resize', publish);
      style.removeProperty(CLEARANCE);
    };
  }, [element]);
}
