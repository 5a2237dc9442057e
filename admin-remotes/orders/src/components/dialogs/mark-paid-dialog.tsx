import { Form, formatMoney, FormDialog, type InputRef, TextItem, useDialogForm, usePaymentMethods } from '@shop/admin-kit';
import { ORDER_TEXTS, type OrderRow } from '@shop/contract';
import { useRef } from 'react';
import { useMarkPaid } from '../../api/mark-paid.ts';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-pay-form';

interface MarkPaidDialogProps {
  open: boolean;
  order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'totalAmount' | 'paymentMethod'>;
  onClose: () => void;
}

/** Marks a manual payment as paid and asks for the reference of the transfer. */
export function MarkPaidDialog({ open, order, onClose }: MarkPaidDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<{ reference: string }>({ onClose });
  const referenceInput = useRef<InputRef>(null);
  const markPaid = useMarkPaid();
  const methods = usePaymentMethods();
  const save = ({ reference }: { reference: string }): void =>
    submit(() => markPaid.mutateAsync({ id: order.id, reference: reference.trim() }));
  return (
    <FormDialog
      open={open}
      title={`Mark ${order.orderNumber} paid`}
      submitText="Mark paid"
      formId={FORM_ID}
      {...dialog}
      busy={markPaid.isPending}
      onOpened={() => referenceInput.current?.focus()}
      width={480}
    >
      <p className={styles.dialogLead}>
        Did <strong>{formatMoney(order.totalAmount)}</strong> arrive from {order.customerName} by{' '}
        {methods.labelOf(order.paymentMethod)}? The order is then confirmed and ready to pack.
      </p>
      <Form {...inputs} id={FORM_ID} name="order-pay" layout="vertical" onFinish={save}>
        <TextItem
          name="reference"
          label="Reference"
          extra="What identifies the transfer, for example its confirmation number"
          rule={ORDER_TEXTS.reference}
          input={{ ref: referenceInput }}
        />
      </Form>
    </FormDialog>
  );
}
