import { useId, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { Modal } from './modal.tsx';
import styles from './popover.module.css';

interface PopoverProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The box of the button that opened it. */
  anchor: DOMRect;
  children: ReactNode;
}

/** On the side with more space, over the button. */
function position({ left, top, bottom, width }: DOMRect) {
  const isAbove = bottom > window.innerHeight / 2;
  return {
    '--left': `${left}px`,
    '--width': `${width}px`,
    '--top': isAbove ? 'auto' : `${top}px`,
    '--bottom': isAbove ? `${window.innerHeight - bottom}px` : 'auto',
  };
}

/** The second tap of a double tap on the button lands in the popover that the first one has opened, on something nobody chose. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A small dialog: over the button that opened it on wide screens, at the bottom on phones. */
export function Popover({ open, onClose, title, anchor, children }: PopoverProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} className={styles.popover} style={position(anchor)}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div role="presentation" className={styles.body} onClickCapture={ignoreSecondTap}>
        {children}
      </div>
    </Modal>
  );
}
