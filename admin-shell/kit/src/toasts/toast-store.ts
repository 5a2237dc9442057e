export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** A button in the toast, for example Undo; it dismisses the toast. */
  action?: { label: string; run: () => void } | undefined;
  /** An error: shown in red and announced by screen readers at once. */
  destructive?: boolean | undefined;
  /** False: dismissed. */
  open: boolean;
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];

/** The toasts in memory, oldest first; at most one is open. */
export const storedToasts = (): readonly Toast[] => toasts;

export function storeToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
