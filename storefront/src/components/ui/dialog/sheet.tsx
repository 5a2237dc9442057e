import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Rendered beside the title, for example a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A full-height panel that slides in from the right. */
export function Sheet({ open, onClose, title, aside, children }: SheetProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {aside}
          <IconButton label="Close" onClick={onClose} className={styles.close}>
            <CloseIcon />
          </IconButton>
        </header>
        {children}
      </div>
    </Modal>
  );
}
