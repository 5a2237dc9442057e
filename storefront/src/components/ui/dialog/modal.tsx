import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './modal.module.css';
import { pushModal } from './modal-stack.ts';
import { ToastViewport } from '../toast/toast-viewport.tsx';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Name for assistive technology: the id of the heading inside. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, returns it on closing, and Escape or the veil closes it. */
export function Modal({ open, onClose, labelledBy, className, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeRef = useRef(onClose);
  useEffect(() => {
    closeRef.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    // The dialog has no padding: a click on the element itself is a click on the veil. The keyboard has Escape for it.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) closeRef.current();
    };
    element.addEventListener('click', onClick);
    element.showModal();
    const pop = pushModal(id);
    return () => {
      element.removeEventListener('click', onClick);
      pop();
      element.close();
    };
  }, [open, id]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={classNames(styles.modal, className)} aria-labelledby={labelledBy} onCancel={onCancel}>
      {open && children}
      {open && <ToastViewport modal={id} />}
    </dialog>
  );
}
