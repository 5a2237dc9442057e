import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { createScrollRestoration } from './scroll-restoration.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The first entry of a visit has no key of its own. */
const placeOf = (location: Location) => (location.key === 'default' ? `default ${location.pathname}` : location.key);

/**
 * Back and Forward return to where one was; a new screen starts at its top, with the focus on its content so that keyboards and
 * screen readers start there too. A change of the query alone (a filter) moves nothing.
 */
export function useScrollAndFocus(): RefObject<HTMLElement | null> {
  const location = useLocation();
  const navigation = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef<string | undefined>(undefined);
  const [memory] = useState(createScrollRestoration);
  const place = placeOf(location);
  useEffect(() => memory.start(), [memory]);
  useBrowserLayoutEffect(() => {
    memory.moveTo(place);
    const firstRender = lastPath.current === undefined;
    const samePath = lastPath.current === location.pathname;
    lastPath.current = location.pathname;
    if (navigation === NavigationType.Pop) {
      const top = memory.recall(place);
      if (top !== undefined) window.scrollTo(0, top);
      return;
    }
    if (firstRender || samePath) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [memory, place, location.pathname, navigation]);
  return main;
}
