import { Modal } from 'antd';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** Leaves at once when nothing is unsaved, else asks and leaves when the person says so. */
  leave: (go: () => void) => void;
  /** The question; render it beside what it guards. */
  question: ReactNode;
}

/** Guards unsaved input against Cancel, Escape, links, Back and closing the window. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', hold);
    return () => globalThis.removeEventListener('beforeunload', hold);
  }, [dirty]);
  const leave = useCallback(
    (go: () => void) => {
      if (dirty) setWaiting(() => go);
      else go();
    },
    [dirty],
  );
  const stay = (): void => {
    setWaiting(null);
    blocker.reset?.();
  };
  const discard = (): void => {
    setWaiting(null);
    if (blocker.state === 'blocked') blocker.proceed();
    else waiting?.();
  };
  const question = (
    <Modal
      open={waiting !== null || blocker.state === 'blocked'}
      title="Discard changes?"
      okText="Discard"
      okButtonProps={{ danger: true }}
      cancelText="Keep editing"
      onOk={discard}
      onCancel={stay}
      width={420}
    >
      Your changes have not been saved.
    </Modal>
  );
  return { leave, question };
}
