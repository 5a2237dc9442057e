import { Form, formatCents, formatMoney, FormDialog, TextItem, useDialogForm, usePaymentMethods } from '@shop/admin-kit';
import { ORDER_TEXTS, type OrderRow } from '@shop/contract';
import { useMarkOrdersPaid } from '../../api/selected-orders.ts';
import { type BulkResult, countOrders } from '../../rules/bulk-outcomes.ts';
import { ordersToPay, receivedPayments, sumCents } from '../../rules/received-payments.ts';
import orderItemsStyles from '../../styles/order-items.module.css';
import bulkStepsStyles from '../../styles/bulk-steps.module.css';

const FORM = 'orders-paid';

interface ReferenceValues {
  references?: Record<string, string | undefined>;
}

interface MarkOrdersPaidDialogProps {
  open: boolean;
  /** All selected orders; the server names those that cannot be paid by hand. */
  orders: readonly OrderRow[];
  onClose: () => void;
  onFailures: (result: BulkResult) => void;
}

/** Marks the payments of the selected orders as received, for example along a bank statement. */
export function MarkOrdersPaidDialog({ open, orders, onClose, onFailures }: MarkOrdersPaidDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<ReferenceValues>({ onClose });
  const markPaid = useMarkOrdersPaid(onFailures);
  const payable = ordersToPay(orders, usePaymentMethods());
  const others = orders.filter((order) => !payable.includes(order));
  const save = ({ references = {} }: ReferenceValues): void =>
    submit(() => markPaid.mutateAsync(receivedPayments(orders, references)));
  return (
    <FormDialog
      open={open}
      title={`Mark ${countOrders(payable.length)} paid`}
      submitText="Mark paid"
      formId={FORM}
      {...dialog}
      busy={markPaid.isPending}
    >
      <p className={orderItemsStyles.dialogLead}>
        Did <strong>{formatCents(sumCents(payable))}</strong> arrive? The orders are then confirmed and ready to pack.
      </p>
      {others.length > 0 && (
        <p className={bulkStepsStyles.paidOthers}>
          {others.length === 1 ? '1 other order is' : `${others.length} other orders are`} not waiting for a payment by hand and
          will stay unchanged: {others.map(({ orderNumber }) => orderNumber).join(', ')}
        </p>
      )}
      <Form {...inputs} id={FORM} name={FORM} layout="vertical" onFinish={save}>
        <ul className={bulkStepsStyles.paid} aria-label="Payments">
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
      <span className={bulkStepsStyles.paidOrder}>
        <strong>{orderNumber}</strong>
        <span>{customerName}</span>
      </span>
      <span className={bulkStepsStyles.paidAmount}>
        <strong>{formatMoney(totalAmount)}</strong>
        <small>{methods.labelOf(paymentMethod)}</small>
      </span>
      <TextItem
        name={['references', id]}
        className={bulkStepsStyles.paidReference}
        rule={ORDER_TEXTS.reference}
        optional
        input={{ placeholder: 'Reference (optional)', 'aria-label': `Reference of ${orderNumber}` }}
      />
    </li>
  );
}
