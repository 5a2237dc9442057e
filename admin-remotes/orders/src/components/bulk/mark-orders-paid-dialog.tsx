import { Form, formatCents, formatMoney, FormDialog, Input, usePaymentMethods } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { useState } from 'react';
import { useMarkOrdersPaid } from '../../api/selected-orders.ts';
import { type BulkResult, countOrders } from '../../rules/bulk-outcomes.ts';
import { ordersToPay, receivedPayments, sumCents } from '../../rules/received-payments.ts';

const FORM = 'orders-paid';

interface MarkOrdersPaidDialogProps {
  open: boolean;
  /** All selected orders; the server names those that cannot be paid by hand. */
  orders: readonly OrderRow[];
  onClose: () => void;
  onFailures: (result: BulkResult) => void;
}

/** Marks the payments of the selected orders as received, for example along a bank statement. */
export function MarkOrdersPaidDialog({ open, orders, onClose, onFailures }: MarkOrdersPaidDialogProps) {
  const [dirty, setDirty] = useState(false);
  const markPaid = useMarkOrdersPaid(onFailures);
  const payable = ordersToPay(orders, usePaymentMethods());
  const others = orders.filter((order) => !payable.includes(order));
  const close = (): void => {
    setDirty(false);
    onClose();
  };
  const save = ({ references = {} }: { references?: Record<string, string | undefined> }): void => {
    if (!markPaid.isPending) markPaid.mutate(receivedPayments(orders, references), { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={`Mark ${countOrders(payable.length)} paid`}
      submitText="Mark paid"
      formId={FORM}
      dirty={dirty}
      busy={markPaid.isPending}
      onClose={close}
    >
      <p className="order-dialog-lead">
        Did <strong>{formatCents(sumCents(payable))}</strong> arrive? The orders are then confirmed and ready to pack.
      </p>
      {others.length > 0 && (
        <p className="orders-paid-others">
          {others.length === 1 ? '1 other order is' : `${others.length} other orders are`} not waiting for a payment by hand and
          will stay unchanged: {others.map(({ orderNumber }) => orderNumber).join(', ')}
        </p>
      )}
      <Form id={FORM} name={FORM} layout="vertical" onValuesChange={() => setDirty(true)} onFinish={save}>
        <ul className="orders-paid" aria-label="Payments">
          {payable.map((order) => (
            <PaymentRow key={order.id} order={order} />
          ))}
        </ul>
      </Form>
    </FormDialog>
  );
}

function PaymentRow({ order: { id, orderNumber, customerName, totalAmount, paymentMethod } }: { order: OrderRow }) {
  const methods = usePaymentMethods();
  return (
    <li>
      <span className="orders-paid-order">
        <strong>{orderNumber}</strong>
        <span>{customerName}</span>
      </span>
      <span className="orders-paid-amount">
        <strong>{formatMoney(totalAmount)}</strong>
        <small>{methods.labelOf(paymentMethod)}</small>
      </span>
      <Form.Item name={['references', id]} noStyle>
        <Input maxLength={120} autoComplete="off" placeholder="Reference (optional)" aria-label={`Reference of ${orderNumber}`} />
      </Form.Item>
    </li>
  );
}
