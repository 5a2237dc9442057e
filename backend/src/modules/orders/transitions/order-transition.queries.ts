import { defineQuery } from '#platform/database/define-query.js';
import type { StockLine } from '../../catalog/index.js';
import type { EventKind } from '../entities/order-event.entity.js';
import type { OrderStatus, PaymentStatus } from '../order-status.js';
import type { PaymentMethod } from '../../settings/index.js';

/** An order whose row is locked by this transaction until it commits. */
export interface LockedOrder {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  paymentIntentId: string | null;
  /** US dollars with two decimals. */
  totalAmount: string;
  refundedAmount: string;
}

export const lockOrder = defineQuery<[id: string], LockedOrder>({
  name: 'orders.lock',
  text: `select id, order_number as "orderNumber", status, payment_status as "paymentStatus", payment_method as "paymentMethod",
      payment_intent_id as "paymentIntentId", total_amount as "totalAmount", refunded_amount::text as "refundedAmount"
    from orders where id = $1 for no key update`,
  columns: {
    id: 'uuid',
    orderNumber: 'text',
    status: 'text',
    paymentStatus: 'text',
    paymentMethod: 'text',
    paymentIntentId: 'text',
    totalAmount: 'text',
    refundedAmount: 'text',
  },
});

export const setOrderStatus = defineQuery<[id: string, status: OrderStatus]>({
  name: 'orders.set-status',
  text: 'update orders set status = $2, updated_at = now() where id = $1',
});

export const setPaymentStatus = defineQuery<[id: string, status: PaymentStatus]>({
  name: 'orders.set-payment-status',
  text: 'update orders set payment_status = $2, updated_at = now() where id = $1',
});

/** What the undone steps had written. */
export const clearTracking = defineQuery<[id: string]>({
  name: 'orders.clear-tracking',
  text: 'update orders set tracking_carrier = null, tracking_number = null where id = $1',
});

export const clearPaymentReference = defineQuery<[id: string]>({
  name: 'orders.clear-payment-reference',
  text: 'update orders set payment_reference = null where id = $1',
});

export const itemsOfOrder = defineQuery<[orderId: string], StockLine>({
  name: 'orders.items',
  text: 'select product_id as "productId", variant_id as "variantId", quantity from order_items where order_id = $1',
  columns: { productId: 'uuid', variantId: 'uuid', quantity: 'integer' },
});

export const trackingOfOrder = defineQuery<[id: string], { carrier: string | null; number: string | null }>({
  name: 'orders.tracking',
  text: 'select tracking_carrier as carrier, tracking_number as number from orders where id = $1',
  columns: { carrier: 'text', number: 'text' },
});

export const referenceOfOrder = defineQuery<[id: string], { reference: string | null }>({
  name: 'orders.payment-reference',
  text: 'select payment_reference as reference from orders where id = $1',
  columns: { reference: 'text' },
});

type EventParameters = [
  orderId: string,
  kind: EventKind,
  from: string | null,
  to: string | null,
  actor: string,
  detail: Record<string, unknown>,
];
export const insertOrderEvent = defineQuery<EventParameters>({
  name: 'orders.insert-event',
  text: 'insert into order_events (order_id, kind, from_state, to_state, actor, detail) values ($1, $2, $3, $4, $5, $6)',
});
