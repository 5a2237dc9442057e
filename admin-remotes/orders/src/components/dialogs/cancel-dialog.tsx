import { ConfirmDialog, Form, formatMoney, type PaymentMethods, TextItem, usePaymentMethods } from '@shop/admin-kit';
import { type AdminOrder, ORDER_TEXTS } from '@shop/contract';
import { useCancelOrder } from '../../api/cancel-order.ts';
import { formatPieces } from '../../rules/format.ts';
import styles from '../../styles/order-items.module.css';

interface CancelDialogProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** Cancels an order after showing the consequences. */
export function CancelDialog({ open, order, onClose }: CancelDialogProps) {
  const [form] = Form.useForm<{ reason?: string }>();
  const cancelling = useCancelOrder();
  const methods = usePaymentMethods();
  const cancel = ({ reason = '' }: { reason?: string }): void => {
    if (!cancelling.isPending) cancelling.mutate({ id: order.id, reason: reason.trim() }, { onSuccess: onClose });
  };
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ConfirmDialog
      open={open}
      title={`Cancel ${order.orderNumber}?`}
      confirmText="Cancel order"
      cancelText="Keep order"
      danger
      busy={cancelling.isPending}
      width={480}
      onConfirm={() => form.submit()}
      onCancel={onClose}
    >
      <ul className={styles.consequences}>
        <li>
          {formatPieces(pieces)} {pieces === 1 ? 'goes' : 'go'} back to stock.
        </li>
        <li>{refundConsequence(order, methods)}</li>
        <li>{order.customerName} gets a mail.</li>
        <li>This cannot be undone.</li>
      </ul>
      <Form form={form} name="order-cancel" layout="vertical" preserve={false} onFinish={cancel}>
        <TextItem
          name="reason"
          label="Reason (optional)"
          extra="For the timeline; the shopper does not see it"
          rule={ORDER_TEXTS.reason}
        />
      </Form>
    </ConfirmDialog>
  );
}

function refundConsequence({ paymentStatus, paymentMethod, refundable }: AdminOrder, methods: PaymentMethods): string {
  if (paymentStatus === 'authorized') return 'The card’s authorisation is released: nobody is charged.';
  if (paymentStatus !== 'paid') return 'No money has to go back.';
  return methods.isManual(paymentMethod)
    ? `${formatMoney(refundable)} has to be sent back by ${methods.labelOf(paymentMethod)} by hand; then write it down with Refund.`
    : `${formatMoney(refundable)} goes back to the shopper by itself.`;
}
