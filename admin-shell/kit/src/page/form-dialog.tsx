import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useLeaveGuard } from './leave-guard.tsx';
import { useCountUnsavedInput } from './unsaved-input.ts';

interface FormDialogProps {
  open: boolean;
  title: string;
  /** The form has unsaved input: Cancel, Escape and Back ask for confirmation first. */
  dirty: boolean;
  /** A save or an upload is in progress. */
  busy?: boolean;
  submitText: string;
  /** The id of the `<Form>` inside; the submit button submits it. */
  formId: string;
  onClose: () => void;
  /** Buttons between Cancel and submit. */
  extraActions?: ReactNode;
  width?: number;
  /** Called when the opening transition has ended, unless the focus is in the form by then. Default: focuses the first field. */
  onOpened?: () => void;
  children: ReactNode;
}

/** A form in a dialog, with Cancel and a submit button. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    dirty,
    busy = false,
    submitText,
    formId,
    onClose,
    extraActions,
    width = 720,
    onOpened = () => focusFirstField(formId),
    children,
  } = props;
  const guard = useLeaveGuard(open && dirty && !busy);
  // Also while it is saved: the save may be what finds out that the session has ended.
  useCountUnsavedInput(open && dirty);
  const close = (): void => {
    if (!busy) guard.leave(onClose);
  };
  const opened = (): void => {
    // Someone faster than the transition keeps typing where they are, not in the first field.
    if (!document.getElementById(formId)?.contains(document.activeElement)) onOpened();
  };
  const footer = (
    <>
      <Button onClick={close} disabled={busy}>
        Cancel
      </Button>
      {extraActions}
      <Button type="primary" htmlType="submit" form={formId} loading={busy}>
        {submitText}
      </Button>
    </>
  );
  return (
    <>
      <Dialog open={open} title={title} width={width} footer={footer} onClose={close} onOpened={opened}>
        {children}
      </Dialog>
      {guard.dialog}
    </>
  );
}

/** Without it, the dialog opens with the focus on its close button. */
function focusFirstField(formId: string): void {
  const form = document.getElementById(formId);
  form?.querySelector<HTMLElement>('input:not([type=file], [type=hidden], :disabled), textarea:not(:disabled)')?.focus();
}
