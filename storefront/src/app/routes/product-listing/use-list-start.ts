import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Shows the start of the list after a change of what it shows, so that nobody stands in the middle of another list. Back and Forward
 * restore the place instead.
 */
export function useListStart(listing: string): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(listing);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === listing) return;
    shown.current = listing;
    if (navigation === NavigationType.Pop || !start.current) return;
    if (start.current.getBoundingClientRect().top < 0) start.current.scrollIntoView();
  }, [listing, navigation]);
  return start;
}
