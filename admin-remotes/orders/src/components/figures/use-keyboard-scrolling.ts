import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes an element a stop of the Tab key while its content is wider than itself, so that the arrow keys can scroll it. Safari
 * does not do so by itself.
 */
export function useKeyboardScrolling<Scroller extends HTMLElement>(): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.setAttribute('tabindex', '0');
      else current.removeAttribute('tabindex');
    });
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return scroller;
}
