import { Modal } from 'antd';

interface ConfirmDeleteProps {
  /** What is to be deleted; null keeps the question closed. */
  name: string | null;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is deleted. */
export function ConfirmDelete({ name, busy = false, onConfirm, onCancel }: ConfirmDeleteProps) {
  return (
    <Modal
      open={name !== null}
      title="Delete"
      okText="Delete"
      okButtonProps={{ danger: true, loading: busy }}
      cancelButtonProps={{ disabled: busy }}
      onOk={onConfirm}
      onCancel={onCancel}
      width={420}
      destroyOnHidden
    >
      {name !== null && `Are you sure you want to delete "${name}"?`}
    </Modal>
  );
}
