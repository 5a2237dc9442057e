import { StatusTag } from '@shop/admin-kit';
import type { OrderStatus, PaymentStatus } from '@shop/contract';
import { ORDER_LOOKS, PAYMENT_LOOKS } from './order-words.ts';

/** Where an order stands, and its money. */
export function OrderTags({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }) {
  const order = ORDER_LOOKS[status];
  const payment = PAYMENT_LOOKS[paymentStatus];
  return (
    <span className="order-tags">
      <StatusTag tone={order.tone}>{order.label}</StatusTag>
      <StatusTag tone={payment.tone}>{payment.label}</StatusTag>
    </span>
  );
}
