import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus, and with it the view, to an element when its id is the hash of the address. The element needs a tabIndex of -1. */
export function useHashTarget(id: string): { ref: RefObject<HTMLElement | null>; isTarget: boolean } {
  const ref = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  // A second click on the same link changes only the key.
  const visit = isTarget ? key : undefined;
  useEffect(() => {
    if (visit !== undefined) ref.current?.focus();
  }, [visit]);
  return { ref, isTarget };
}
