import { useSyncExternalStore } from 'react';

/**
 * Which dialogs are open, last opened last. Everything outside the top dialog is inert and behind its veil, so that
 * notifications have to be shown inside it.
 */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

/** Holds the page still behind a dialog; the padding stands in for a scrollbar that disappears. */
function lockScroll(held: boolean): void {
  const page = document.documentElement;
  if (held === (page.style.overflow === 'hidden')) return;
  page.style.paddingRight = held ? `${window.innerWidth - page.clientWidth}px` : '';
  page.style.overflow = held ? 'hidden' : '';
}

function change(next: readonly string[]): void {
  stack = next;
  lockScroll(stack.length > 0);
  for (const listener of listeners) listener();
}

/** Returns the function that takes the dialog out again. */
export function pushModal(id: string): () => void {
  change([...stack, id]);
  return () => change(stack.filter((other) => other !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTopModal(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1),
    () => undefined,
  );
}
