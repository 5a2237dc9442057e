import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useCountUnsavedInput } from './unsaved-input.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

interface LeaveGuard {
  /** Calls `proceed` at once without unsaved input, otherwise after confirmation. */
  leave: (proceed: () => void) => void;
  /** The confirmation dialog; render it beside the guarded form. */
  dialog: ReactNode;
}

/** What a blocked navigation does after the answer. */
interface Leaving {
  proceed: () => void;
  stay?: () => void;
}

interface LeaveTexts {
  title: string;
  text: string;
  discard: string;
  stay: string;
}

const UNSAVED: LeaveTexts = {
  title: 'Discard changes?',
  text: 'Your changes have not been saved.',
  discard: 'Discard',
  stay: 'Keep editing',
};

/** The question for uploads that have not ended. */
export const UNFINISHED_UPLOADS: LeaveTexts = {
  title: 'Stop the uploads?',
  text: 'Files that are not uploaded yet would be lost.',
  discard: 'Stop uploading',
  stay: 'Keep uploading',
};

/** Protects unsaved input against Cancel, Escape, links, Back and closing the window. */
export function useLeaveGuard(dirty: boolean, texts = UNSAVED): LeaveGuard {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useCountUnsavedInput(dirty);
  const leave = useCallback(
    (proceed: () => void) => {
      if (dirty) setLeaving({ proceed });
      else proceed();
    },
    [dirty],
  );
  const stay = (): void => {
    setLeaving(null);
    leaving?.stay?.();
  };
  const discard = (): void => {
    setLeaving(null);
    leaving?.proceed();
  };
  const dialog = (
    <>
      {dirty && <NavigationBlocker onBlocked={setLeaving} />}
      <ConfirmDialog
        open={leaving !== null}
        title={texts.title}
        confirmText={texts.discard}
        cancelText={texts.stay}
        danger
        onConfirm={discard}
        onCancel={stay}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  );
  return { leave, dialog };
}

/**
 * Blocks navigation and closing the window while it is mounted. A component of its own, because the router asks only the
 * blocker that was registered last: one that does not block would replace one that does.
 */
function NavigationBlocker({ onBlocked }: { onBlocked: (leaving: Leaving | null) => void }) {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state === 'blocked') onBlocked({ proceed: blocker.proceed, stay: blocker.reset });
  }, [blocker, onBlocked]);
  useEffect(() => () => onBlocked(null), [onBlocked]);
  useUnloadGuard(true);
  return null;
}
