import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useFocusFallback } from './use-focus-fallback.ts';
import { classNames } from '../theme/class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  width: number;
  /** The buttons below the content. */
  footer: ReactNode;
  onClose: () => void;
  /** Called when the opening transition has ended, for example to focus a field. */
  onOpened?: (() => void) | undefined;
  /** Called when the closing transition has ended, for example to return the focus. */
  onClosed?: (() => void) | undefined;
  className?: string;
  /** Opens and closes without a transition. */
  instant?: boolean;
  /** False: only the buttons close the dialog. */
  closable?: boolean;
  children: ReactNode;
}

/** A centred dialog of at most 90% of the window's height: the content scrolls, the buttons stay visible. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    width,
    footer,
    onClose,
    onOpened,
    onClosed,
    className,
    instant = false,
    closable = true,
    children,
  } = props;
  const returnFocus = useFocusFallback(open);
  const onChanged = (isOpen: boolean): void => {
    if (isOpen) return onOpened?.();
    returnFocus();
    onClosed?.();
  };
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      centered
      destroyOnHidden
      {...(instant && { transitionName: '', maskTransitionName: '' })}
      closable={closable}
      rootClassName={classNames(styles.dialog, className)}
      onCancel={onClose}
      afterOpenChange={onChanged}
      footer={footer}
    >
      {children}
    </Modal>
  );
}
