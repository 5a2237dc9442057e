import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useLeaveGuard } from './leave-guard.tsx';

interface FormDialogProps {
  open: boolean;
  title: string;
  /** Something was typed that is not saved: Cancel, Escape and Back then ask first. */
  dirty: boolean;
  /** A save or an upload runs. */
  busy?: boolean;
  submitText: string;
  /** The id of the `<Form>` inside; the submit button submits it. */
  formId: string;
  onClose: () => void;
  /** Further buttons between Cancel and submit. */
  extraActions?: ReactNode;
  width?: number;
  /** Called when the dialog stands: the moment to focus the one field it is about. */
  onOpened?: () => void;
  children: ReactNode;
}

/** A form in a dialog of at most 90% of the window's height; the form scrolls, its buttons stay. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, dirty, busy = false, submitText, formId, onClose, extraActions, width = 720, onOpened, children } = props;
  const guard = useLeaveGuard(open && dirty && !busy);
  const close = (): void => {
    if (!busy) guard.leave(onClose);
  };
  return (
    <>
      <Modal
        open={open}
        title={title}
        width={width}
        centered
        destroyOnHidden
        rootClassName="kit-dialog"
        onCancel={close}
        afterOpenChange={(shown) => shown && onOpened?.()}
        footer={
          <>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            {extraActions}
            <Button type="primary" htmlType="submit" form={formId} loading={busy}>
              {submitText}
            </Button>
          </>
        }
      >
        {children}
      </Modal>
      {guard.question}
    </>
  );
}
