import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useFocusFallback } from './use-focus-fallback.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  confirmText: string;
  cancelText?: string;
  /** The action cannot be undone: the confirm button is red. */
  danger?: boolean;
  /** The confirmed action runs: the dialog stays open until it has ended. */
  busy?: boolean;
  width?: number;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    confirmText,
    cancelText,
    danger = false,
    busy = false,
    width = 420,
    onConfirm,
    onCancel,
    children,
  } = props;
  const returnFocus = useFocusFallback(open);
  return (
    <Modal
      open={open}
      title={title}
      okText={confirmText}
      okButtonProps={{ danger, loading: busy }}
      cancelText={cancelText}
      cancelButtonProps={{ disabled: busy }}
      onOk={onConfirm}
      onCancel={() => !busy && onCancel()}
      width={width}
      destroyOnHidden
      afterOpenChange={(isOpen) => !isOpen && returnFocus()}
    >
      {children}
    </Modal>
  );
}

interface ConfirmDeleteProps {
  /** The name of the item to delete; null closes the dialog. */
  name: string | null;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an item is deleted. */
export function ConfirmDelete({ name, ...shared }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog {...shared} open={name !== null} title="Delete" confirmText="Delete" danger>
      {name !== null && `Are you sure you want to delete "${name}"?`}
    </ConfirmDialog>
  );
}
