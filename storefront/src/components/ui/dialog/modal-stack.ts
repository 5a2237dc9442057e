import { useSyncExternalStore } from 'react';

/** The open dialogs, the top one last. Content outside the top dialog is inert, so toasts have to be rendered inside it. */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

/** Stops the page from scrolling behind a dialog. The padding replaces the scrollbar, so that the layout does not shift. */
function lockScroll(locked: boolean): void {
  const page = document.documentElement;
  if (locked === (page.style.overflow === 'hidden')) return;
  page.style.paddingRight = locked ? `${window.innerWidth - page.clientWidth}px` : '';
  page.style.overflow = locked ? 'hidden' : '';
}

function setStack(next: readonly string[]): void {
  stack = next;
  lockScroll(stack.length > 0);
  for (const listener of listeners) listener();
}

/** Returns a function that removes the dialog. */
export function pushModal(id: string): () => void {
  setStack([...stack, id]);
  return () => setStack(stack.filter((other) => other !== id));
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
