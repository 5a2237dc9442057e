import { Checkbox, emailRule, Form, FormDialog, Input } from '@shop/admin-kit';
import type { DeskOrder, OrderMail } from '@shop/contract';
import { useState } from 'react';
import { useResendMail } from '../../api/order-mails.ts';
import { MAIL_LABELS } from '../../rules/order-labels.ts';

const FORM_ID = 'order-resend-form';

interface ResendDialogProps {
  open: boolean;
  order: DeskOrder;
  mail: OrderMail;
  onClose: () => void;
}

/** Resends a mail, optionally to a corrected address. */
export function ResendDialog({ open, order, mail, onClose }: ResendDialogProps) {
  const [dirty, setDirty] = useState(false);
  const sending = useResendMail(order.id);
  const recipient = mail.recipient ?? order.customerEmail;
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const send = ({ email, useForOrder }: { email: string; useForOrder: boolean }): void => {
    if (sending.isPending) return;
    const corrected = email.trim();
    const which = { kind: mail.kind, ...(mail.refundId === null ? {} : { refundId: mail.refundId }) };
    const correction = corrected === recipient ? {} : { email: corrected, useForOrder };
    sending.mutate({ ...which, ...correction }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={`Resend “${MAIL_LABELS[mail.kind]}”`}
      submitText="Send again"
      formId={FORM_ID}
      dirty={dirty}
      busy={sending.isPending}
      onClose={close}
      width={480}
    >
      <Form
        id={FORM_ID}
        name="order-resend"
        layout="vertical"
        initialValues={{ email: recipient, useForOrder: true }}
        onValuesChange={() => setDirty(true)}
        onFinish={send}
      >
        <Form.Item
          name="email"
          label="E-mail"
          extra="Correct it here when the shopper mistyped it"
          rules={[
            { required: true, whitespace: true, message: 'Please enter a valid email' },
            emailRule('Please enter a valid email'),
          ]}
        >
          <Input maxLength={254} autoComplete="off" inputMode="email" />
        </Form.Item>
        <Form.Item name="useForOrder" valuePropName="checked">
          <Checkbox>Use a corrected address for this order from now on</Checkbox>
        </Form.Item>
      </Form>
    </FormDialog>
  );
}
