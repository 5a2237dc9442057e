import { StatusTag } from '@shop/admin-kit';
import type { OrderStatus, PaymentStatus } from '@shop/contract';
import { ORDER_STATUS_TAGS, PAYMENT_STATUS_TAGS } from '../rules/order-labels.ts';
import styles from '../styles/order-items.module.css';

/** The status and the payment status of an order. */
export function OrderTags({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }) {
  const order = ORDER_STATUS_TAGS[status];
  const payment = PAYMENT_STATUS_TAGS[paymentStatus];
  return (
    <span className={styles.tags}>
      <StatusTag tone={order.tone}>{order.label}</StatusTag>
      <StatusTag tone={payment.tone}>{payment.label}</StatusTag>
    </span>
  );
}
