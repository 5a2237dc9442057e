import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let count = 0;

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts a form while it has unsaved input. */
export function useCountUnsavedInput(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    change(1);
    return () => change(-1);
  }, [unsaved]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a form has unsaved input. */
export const hasUnsavedInput = (): boolean => count > 0;

/** As `hasUnsavedInput`; renders again when it changes. */
export const useUnsavedInput = (): boolean => useSyncExternalStore(subscribe, hasUnsavedInput);
