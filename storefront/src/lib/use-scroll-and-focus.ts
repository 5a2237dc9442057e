import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { createScrollRestoration } from './scroll-restoration.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The first entry of a visit has the key "default" on every page, so its path is added. */
const entryOf = (location: Location) => (location.key === 'default' ? `default ${location.pathname}` : location.key);

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
