import { useSyncExternalStore } from 'react';
import { messageOf } from '../api.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** A failure: shown in the alarm colour and read out at once. */
  destructive?: boolean | undefined;
}

const listeners = new Set<() => void>();
let shown: Toast | null = null;
let lastId = 0;

function show(toast: Toast | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast; it takes the place of the one before. */
export function notify(toast: Omit<Toast, 'id'>): void {
  show({ ...toast, id: ++lastId });
}

/** "Success" with a sentence, for example 'Product created successfully'. */
export function notifySuccess(description: string): void {
  notify({ title: 'Success', description });
}

/** "Error" with the server's sentence, or `fallback` when it sent none. */
export function notifyError(error: unknown, fallback: string): void {
  notify({ title: 'Error', description: messageOf(error, fallback), destructive: true });
}

/** Takes the toast away, if it is still the one shown. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
