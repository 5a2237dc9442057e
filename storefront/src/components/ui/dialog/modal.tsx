import { useEffect, useId, useRef, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './modal.module.css';
import { pushModal } from './modal-stack.ts';
import { ToastViewport } from '../toast/toast-viewport.tsx';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The native modal dialog: traps the focus and restores it on close; Escape or a click on the backdrop closes it. */
export function Modal({ open, onClose, labelledBy, className, style, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeRef = useRef(onClose);
  useEffect(() => {
    closeRef.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    // The dialog has no padding, so a click on the element itself is a click on the backdrop.
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
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      style={style}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
    >
      {open && children}
      {open && <ToastViewport modal={id} />}
    </dialog>
  );
}
