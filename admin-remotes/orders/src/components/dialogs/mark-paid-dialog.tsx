import { Form, formatMoney, FormDialog, Input, type InputRef, usePaymentMethods } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { useRef, useState } from 'react';
import { useMarkPaid } from '../../api/mark-paid.ts';

const FORM_ID = 'order-pay-form';

interface MarkPaidDialogProps {
  open: boolean;
  order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'totalAmount' | 'paymentMethod'>;
  onClose: () => void;
}

/** Marks a manual payment as paid and asks for the reference of the transfer. */
export function MarkPaidDialog({ open, order, onClose }: MarkPaidDialogProps) {
  const [dirty, setDirty] = useState(false);
  const referenceInput = useRef<InputRef>(null);
  const markPaid = useMarkPaid();
  const methods = usePaymentMethods();
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const save = ({ reference }: { reference: string }): void => {
    if (!markPaid.isPending) markPaid.mutate({ id: order.id, reference: reference.trim() }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={`Mark ${order.orderNumber} paid`}
      submitText="Mark paid"
      formId={FORM_ID}
      dirty={dirty}
      busy={markPaid.isPending}
      onClose={close}
      onOpened={() => referenceInput.current?.focus()}
      width={480}
    >
      <p className="order-dialog-lead">
        Did <strong>{formatMoney(order.totalAmount)}</strong> arrive from {order.customerName} by{' '}
        {methods.labelOf(order.paymentMethod)}? The order is then confirmed and ready to pack.
      </p>
      <Form id={FORM_ID} name="order-pay" layout="vertical" onValuesChange={() => setDirty(true)} onFinish={save}>
        <Form.Item
          name="reference"
          label="Reference"
          extra="What identifies the transfer, for example its confirmation number"
          rules={[{ required: true, whitespace: true, message: 'Please enter the payment reference' }]}
        >
          <Input maxLength={120} autoComplete="off" ref={referenceInput} />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}
