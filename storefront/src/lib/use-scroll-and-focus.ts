import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { createScrollRestoration } from './scroll-restoration.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The first entry of a visit has the key "default" on every page, so its address is added. */
const entryOf = ({ key, pathname, search }: Location) => (key === 'default' ? `default ${pathname}${search}` : key);

/** Whether this document was opened by an address or a link, and neither reloaded nor come back to. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/**
 * Back and Forward restore the scroll position. A new screen starts at the top, with the focus on its content for keyboards and
 * screen readers. A change of the query alone, for example of a filter, moves nothing.
 */
export function useScrollAndFocus(): RefObject<HTMLElement | null> {
  const location = useLocation();
  const navigation = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef<string | undefined>(undefined);
  const [restoration] = useState(createScrollRestoration);
  const entry = entryOf(location);
  useEffect(() => restoration.start(), [restoration]);
  useBrowserLayoutEffect(() => {
    restoration.setEntry(entry);
    const firstRender = lastPath.current === undefined;
    const samePath = lastPath.current === location.pathname;
    lastPath.current = location.pathname;
    if (firstRender && isFreshVisit()) {
      restoration.forget(entry);
      return;
    }
    if (navigation === NavigationType.Pop) {
      const top = restoration.positionOf(entry);
      if (top !== undefined) window.scrollTo(0, top);
      return;
    }
    if (firstRender || samePath) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [restoration, entry, location.pathname, navigation]);
  return main;
}
