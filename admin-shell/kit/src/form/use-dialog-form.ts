import { Form } from 'antd';
import { useState } from 'react';
import { createRequestSender, type Keyed } from '../mutations/request-sender.ts';
import { notifyError } from '../toasts/notify.ts';
import { type FieldPath, FOCUS, showFieldErrors } from './field-errors.ts';

interface DialogFormOptions {
  onClose: () => void;
  fieldPath?: FieldPath;
  /** The toast of an error that belongs to no field. Without it, the mutation shows a toast for every error. */
  failure?: string;
}

/** The state of a form in a `FormDialog`: `<FormDialog {...dialog}>` and `<Form {...inputs}>`. */
export function useDialogForm<Values extends object>({ onClose, fieldPath, failure }: DialogFormOptions) {
  const [form] = Form.useForm<Values>();
  const [dirty, setDirty] = useState(false);
  const [sender] = useState(createRequestSender);
  const markDirty = (): void => setDirty(true);
  const close = (): void => {
    setDirty(false);
    sender.renewKey();
    onClose();
  };
  const showErrors = (error: unknown): void => {
    if (!showFieldErrors(form, error, fieldPath) && failure !== undefined) notifyError(error, failure);
  };
  return {
    form,
    dialog: { dirty, onClose: close },
    // A dialog that stays mounted opens with the values of its next item.
    inputs: { form, clearOnDestroy: true, scrollToFirstError: FOCUS, onValuesChange: markDirty },
    markDirty,
    markClean: () => setDirty(false),
    /**
     * A form that is being sent is not sent again, whatever its input is by then. `keyed` is for `mutateAsync`: the form keeps its key
     * until it has succeeded or is closed. Default of `onSent`: closes the dialog.
     */
    submit: <Result>(send: (keyed: Keyed) => Promise<Result>, onSent: (result: Result) => void = close): void => {
      const request = async (keyed: Keyed): Promise<void> => {
        try {
          onSent(await send(keyed));
        } catch (error) {
          showErrors(error);
          throw error;
        }
      };
      sender.send('form', request).catch(() => undefined);
    },
  };
}

export type DialogForm<Values extends object> = ReturnType<typeof useDialogForm<Values>>;
