import { useId, type ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { Modal } from './modal.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  className?: string;
  children: ReactNode;
}

export function Dialog({ open, onClose, title, className, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} className={classNames(styles.dialog, className)}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
