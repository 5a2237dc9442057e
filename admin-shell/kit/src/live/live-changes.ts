import type { LiveChanges } from '@shop/contract';
import { useEffect, useRef } from 'react';

type Listener = (changes: LiveChanges) => void;

const listeners = new Set<Listener>();

/** What may have changed while the window followed nothing. */
export const ANY_CHANGES: LiveChanges = {
  topics: ['orders', 'payments', 'stock', 'catalog', 'portfolio', 'media', 'messages'],
};

/** Tells every section of this window. Only the shell calls it. */
export function publishChanges(changes: LiveChanges): void {
  for (const listener of listeners) listener(changes);
}

/** Calls `listener` after changes by shoppers, jobs and admins, at most once a second. */
export function useLiveChanges(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const call: Listener = (changes) => latest.current(changes);
    listeners.add(call);
    return () => {
      listeners.delete(call);
    };
  }, []);
}
