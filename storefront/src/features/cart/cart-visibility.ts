import { useSyncExternalStore } from 'react';
import { dismissToasts } from '#components/ui/toast/toast.ts';

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export function openCart(): void {
  dismissToasts();
  setOpen(true);
}

export const closeCart = (): void => setOpen(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
