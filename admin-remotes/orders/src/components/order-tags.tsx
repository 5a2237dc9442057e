import { StatusTag, useShopTime } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { ORDER_STATUS_TAGS, PAYMENT_STATUS_TAGS } from '../rules/order-labels.ts';
import styles from '../styles/order-items.module.css';

type OrderTagsProps = Pick<OrderRow, 'status' | 'paymentStatus' | 'paymentSentAt'>;

/** The status and the payment status of an order, and whether its buyer says that the awaited payment is sent. */
export function OrderTags({ status, paymentStatus, paymentSentAt }: OrderTagsProps) {
  const time = useShopTime();
  const order = ORDER_STATUS_TAGS[status];
  const payment = PAYMENT_STATUS_TAGS[paymentStatus];
  return (
    <span className={styles.tags}>
      <span className={styles.statuses}>
        <StatusTag tone={order.tone}>{order.label}</StatusTag>
        <StatusTag tone={payment.tone}>{payment.label}</StatusTag>
      </span>
      {paymentSentAt && paymentStatus === 'unpaid' && (
        <small>
          Buyer says: sent, <time dateTime={paymentSentAt}>{time.moment(paymentSentAt)}</time>
        </small>
      )}
    </span>
  );
}
