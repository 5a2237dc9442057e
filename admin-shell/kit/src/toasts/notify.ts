import { useSyncExternalStore } from 'react';
import { messageOf } from '../api.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** An error: shown in red and announced by screen readers at once. */
  destructive?: boolean | undefined;
  /** False: dismissed. */
  open: boolean;
}

/** How long a dismissed toast stays in memory, as the specification demands. */
const REMOVE_DELAY_MS = 1_000_000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and dismisses the current one: only one is visible at a time. */
export function notify(toast: Omit<Toast, 'id' | 'open'>): void {
  for (const { id, open } of toasts) if (open) dismissToast(id);
  setToasts([...toasts, { ...toast, id: ++lastId, open: true }]);
}

/** A toast titled "Success", for example with 'Product created successfully'. */
export function notifySuccess(description: string): void {
  notify({ title: 'Success', description });
}

/** A toast titled "Error" with the server's message, or `fallback` if it sent none. */
export function notifyError(error: unknown, fallback: string): void {
  notify({ title: 'Error', description: messageOf(error, fallback), destructive: true });
}

/** Hides the toast at once and removes it later. */
export function dismissToast(id: number): void {
  setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => setToasts(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY_MS);
}

/** The toasts in memory, oldest first; at most one is open. */
export const storedToasts = (): readonly Toast[] => toasts;

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts.find(({ open }) => open) ?? null,
  );
}
