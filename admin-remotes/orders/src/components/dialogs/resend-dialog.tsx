import { Checkbox, Form, FormDialog, TextItem, useDialogForm } from '@shop/admin-kit';
import { type AdminOrder, CUSTOMER_TEXTS, type OrderMail } from '@shop/contract';
import { useResendMail } from '../../api/order-mails.ts';
import { MAIL_LABELS } from '../../rules/order-labels.ts';

const FORM_ID = 'order-resend-form';

interface ResendValues {
  email: string;
  useForOrder: boolean;
}

interface ResendDialogProps {
  open: boolean;
  order: AdminOrder;
  mail: OrderMail;
  onClose: () => void;
}

/** Resends a mail, optionally to a corrected address. */
export function ResendDialog({ open, order, mail, onClose }: ResendDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<ResendValues>({ onClose });
  const sending = useResendMail(order.id);
  const recipient = mail.recipient ?? order.customerEmail;
  const send = ({ email, useForOrder }: ResendValues): void => {
    const corrected = email.trim();
    const which = { kind: mail.kind, ...(mail.refundId === null ? {} : { refundId: mail.refundId }) };
    const correction = corrected === recipient ? {} : { email: corrected, useForOrder };
    submit((keyed) => sending.mutateAsync({ ...which, ...correction }, keyed));
  };
  return (
    <FormDialog
      open={open}
      title={`Resend “${MAIL_LABELS[mail.kind]}”`}
      submitText="Send again"
      formId={FORM_ID}
      {...dialog}
      busy={sending.isPending}
      width={480}
    >
      <Form
        {...inputs}
        id={FORM_ID}
        name="order-resend"
        layout="vertical"
        initialValues={{ email: recipient, useForOrder: true }}
        onFinish={send}
      >
        <TextItem
          name="email"
          label="E-mail"
          extra="Correct it here when the shopper mistyped it"
          rule={CUSTOMER_TEXTS.customerEmail}
          input={{ inputMode: 'email' }}
        />
        <Form.Item name="useForOrder" valuePropName="checked">
          <Checkbox>Use a corrected address for this order from now on</Checkbox>
        </Form.Item>
      </Form>
    </FormDialog>
  );
}
