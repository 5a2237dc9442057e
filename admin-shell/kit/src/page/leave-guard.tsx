import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuard {
  /** Calls `proceed` at once without unsaved input, otherwise after confirmation. */
  leave: (proceed: () => void) => void;
  /** The confirmation dialog; render it beside the guarded form. */
  dialog: ReactNode;
}

/** Protects unsaved input against Cancel, Escape, links, Back and closing the window. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const [pending, setPending] = useState<(() => void) | null>(null);
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return undefined;
    const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', preventUnload);
    return () => globalThis.removeEventListener('beforeunload', preventUnload);
  }, [dirty]);
  const leave = useCallback(
    (proceed: () => void) => {
      if (dirty) setPending(() => proceed);
      else proceed();
    },
    [dirty],
  );
  const stay = (): void => {
    setPending(null);
    blocker.reset?.();
  };
  const discard = (): void => {
    setPending(null);
    if (blocker.state === 'blocked') blocker.proceed();
    else pending?.();
  };
  const dialog = (
    <ConfirmDialog
      open={pending !== null || blocker.state === 'blocked'}
      title="Discard changes?"
      confirmText="Discard"
      cancelText="Keep editing"
      danger
      onConfirm={discard}
      onCancel={stay}
    >
      Your changes have not been saved.
    </ConfirmDialog>
  );
  return { leave, dialog };
}
