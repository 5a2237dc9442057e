import { Form, formatMoney, Input, Modal } from '@shop/admin-kit';
import type { DeskOrder } from '@shop/contract';
import { useCancelOrder } from '../../api/cancel-order.ts';
import { isManualPayment, PAYMENT_METHOD_LABELS, formatPieces } from '../../rules/order-labels.ts';

interface CancelDialogProps {
  open: boolean;
  order: DeskOrder;
  onClose: () => void;
}

/** Says what a cancellation does before it is done: it cannot be taken back. */
export function CancelDialog({ open, order, onClose }: CancelDialogProps) {
  const [form] = Form.useForm<{ reason?: string }>();
  const cancelling = useCancelOrder();
  const go = ({ reason = '' }: { reason?: string }): void => {
    if (!cancelling.isPending) cancelling.mutate({ id: order.id, reason: reason.trim() }, { onSuccess: onClose });
  };
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Modal
      open={open}
      title={`Cancel ${order.orderNumber}?`}
      okText="Cancel order"
      okButtonProps={{ danger: true, loading: cancelling.isPending }}
      cancelText="Keep order"
      cancelButtonProps={{ disabled: cancelling.isPending }}
      onOk={() => form.submit()}
      onCancel={() => !cancelling.isPending && onClose()}
      width={480}
      destroyOnHidden
    >
      <ul className="order-consequences">
        <li>{formatPieces(pieces)} go back to stock.</li>
        <li>{refundConsequence(order)}</li>
        <li>{order.customerName} gets a mail.</li>
        <li>This cannot be undone.</li>
      </ul>
      <Form form={form} name="order-cancel" layout="vertical" preserve={false} onFinish={go}>
        <Form.Item name="reason" label="Reason (optional)" extra="For the timeline; the shopper does not see it">
          <Input maxLength={300} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function refundConsequence({ paymentStatus, paymentMethod, refundable }: DeskOrder): string {
  if (paymentStatus === 'authorized') return 'The card’s authorisation is released: nobody is charged.';
  if (paymentStatus !== 'paid') return 'No money has to go back.';
  return isManualPayment(paymentMethod)
    ? `${formatMoney(refundable)} has to be sent back by ${PAYMENT_METHOD_LABELS[paymentMethod]} by hand; then write it down with Refund.`
    : `${formatMoney(refundable)} goes back to the shopper by itself.`;
}
