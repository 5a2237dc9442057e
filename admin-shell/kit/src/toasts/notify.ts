import { useSyncExternalStore } from 'react';
import { messageOf } from '../api.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** An error: shown in red and announced by screen readers at once. */
  destructive?: boolean | undefined;
}

const listeners = new Set<() => void>();
let current: Toast | null = null;
let lastId = 0;

function show(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces the current one. */
export function notify(toast: Omit<Toast, 'id'>): void {
  show({ ...toast, id: ++lastId });
}

/** A toast titled "Success", for example with 'Product created successfully'. */
export function notifySuccess(description: string): void {
  notify({ title: 'Success', description });
}

/** A toast titled "Error" with the server's message, or `fallback` if it sent none. */
export function notifyError(error: unknown, fallback: string): void {
  notify({ title: 'Error', description: messageOf(error, fallback), destructive: true });
}

/** Removes the toast if it is still the current one. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
