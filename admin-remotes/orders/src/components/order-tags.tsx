import { StatusTag, useShopTime } from '@shop/admin-kit';
import type { OrderRow, OrderStatus, PaymentStatus } from '@shop/contract';
import { ORDER_STATUS_TAGS, PAYMENT_STATUS_TAGS } from '../rules/order-labels.ts';
import styles from '../styles/order-items.module.css';

interface OrderTagsProps extends Pick<OrderRow, 'status' | 'paymentStatus' | 'paymentSentAt'> {
  /** What the list says already of all its orders. */
  implied?: readonly (OrderStatus | PaymentStatus)[];
}

/** The status and the payment status of an order, and whether its buyer says that the awaited payment is sent. */
export function OrderTags({ status, paymentStatus, paymentSentAt, implied = [] }: OrderTagsProps) {
  const time = useShopTime();
  const order = ORDER_STATUS_TAGS[status];
  const payment = PAYMENT_STATUS_TAGS[paymentStatus];
  return (
    <span className={styles.tags}>
      <span className={styles.statuses}>
        {!implied.includes(status) && <StatusTag tone={order.tone}>{order.label}</StatusTag>}
        {!implied.includes(paymentStatus) && <StatusTag tone={payment.tone}>{payment.label}</StatusTag>}
      </span>
      {paymentSentAt && paymentStatus === 'unpaid' && (
        <small>
          Buyer says: sent, <time dateTime={paymentSentAt}>{time.moment(paymentSentAt)}</time>
        </small>
      )}
    </span>
  );
}
