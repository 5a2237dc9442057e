/** The question for the password that is open, and what to do with its answer. */
export interface OpenConfirmation {
  confirmed: () => void;
  cancelled: () => void;
}

const listeners = new Set<() => void>();
let open: OpenConfirmation | null = null;
let waiting: Promise<boolean> | null = null;

export const openConfirmation = (): OpenConfirmation | null => open;

function store(next: OpenConfirmation | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that asks for the password; false when it is cancelled. Requests at once share one dialog. */
export function askForConfirmation(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    const close = (answer: boolean) => (): void => {
      waiting = null;
      store(null);
      resolve(answer);
    };
    store({ confirmed: close(true), cancelled: close(false) });
  });
  return waiting;
}

/** Calls `listener` after each change until the returned function is called. */
export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
