import { useSyncExternalStore } from 'react';
import { messageOf } from '../api.ts';
import { ConfirmationCancelled } from '../confirm/with-confirmation.ts';
import { storedToasts, storeToasts, subscribeToToasts, type Toast } from './toast-store.ts';

/** How long a dismissed toast stays in memory, as the specification demands. */
const REMOVE_DELAY_MS = 1_000_000;

let lastId = 0;

/** Shows a toast and dismisses the current one: only one is visible at a time. */
export function notify(toast: Omit<Toast, 'id' | 'open'>): void {
  for (const { id, open } of storedToasts()) if (open) dismissToast(id);
  storeToasts([...storedToasts(), { ...toast, id: ++lastId, open: true }]);
}

/** A toast titled "Success", for example with 'Link copied'. A mutation declares its toast instead (`MutationEffects`). */
export function notifySuccess(description: string): void {
  notify({ title: 'Success', description });
}

/** A toast titled "Error" with the server's message, or `fallback` if it sent none; nothing for a cancelled confirmation. */
export function notifyError(error: unknown, fallback: string): void {
  if (error instanceof ConfirmationCancelled) return;
  notify({ title: 'Error', description: messageOf(error, fallback), destructive: true });
}

/** Hides the toast at once and removes it later. */
export function dismissToast(id: number): void {
  storeToasts(storedToasts().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => storeToasts(storedToasts().filter((toast) => toast.id !== id)), REMOVE_DELAY_MS);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(subscribeToToasts, () => storedToasts().find(({ open }) => open) ?? null);
}
