import { useCallback, useState } from 'react';

/** How far from the window something counts as near: about a screen of a phone. */
const MARGIN = '800px';

/** `nearby` is false on the server and until the element with this `ref` comes near the window; then it stays true. */
export function useNearby() {
  const [nearby, setNearby] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNearby(true), { rootMargin: MARGIN });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, nearby };
}
