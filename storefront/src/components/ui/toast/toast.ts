import { useSyncExternalStore } from 'react';
import { TOAST_REMOVE_DELAY_MS } from '#config/limits.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** Screen readers announce an `error` immediately. */
  tone: 'plain' | 'error';
  image?: { src: string | null; color?: string | null };
  action?: ToastAction;
  /** At the lower edge of narrow windows, because the screen itself says it at the top. */
  dock?: 'bottom';
  open: boolean;
}

interface ToastAction {
  label: string;
  onClick: () => void;
}

type NewToast = Pick<Toast, 'title' | 'description' | 'image' | 'action' | 'dock'> & Partial<Pick<Toast, 'tone'>>;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and dismisses the previous one: only one is visible at a time. */
export function showToast({ tone = 'plain', ...content }: NewToast): void {
  dismissToasts();
  lastId += 1;
  setToasts([...toasts, { id: lastId, tone, open: true, ...content }]);
}

/** What a toast says is outdated when the shopper goes on: opens the cart, or tries to pay again. */
export function dismissToasts(): void {
  for (const { id, open } of toasts) if (open) dismissToast(id);
}

export function dismissToast(id: number): void {
  setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => setToasts(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVisibleToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => toasts.find((toast) => toast.open),
    () => undefined,
  );
}
