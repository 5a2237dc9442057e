import { defineQuery } from '#platform/database/define-query.js';
import type { EventKind } from '../entities/order-event.entity.js';
import { AMOUNT_DUE, PAID_AMOUNT } from '../order-amounts.sql.js';
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
  receivedAmount: string;
  /** What can be refunded where the money came from. */
  paidAmount: string;
  /** What is still to be paid. */
  amountDue: string;
}

export const lockOrder = defineQuery<[id: string], LockedOrder>({
  name: 'orders.lock',
  text: `select id, order_number as "orderNumber", status, payment_status as "paymentStatus", payment_method as "paymentMethod",
      payment_intent_id as "paymentIntentId", total_amount as "totalAmount", refunded_amount::text as "refundedAmount",
      received_amount::text as "receivedAmount", ${PAID_AMOUNT} as "paidAmount", ${AMOUNT_DUE} as "amountDue"
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
    receivedAmount: 'text',
    paidAmount: 'text',
    amountDue: 'text',
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

export const setPaid = defineQuery<[id: string, arrived: string, reference: string | null]>({
  name: 'orders.set-paid',
  text: `update orders set payment_status = 'paid', received_amount = received_amount + $2::numeric, payment_reference = $3,
    updated_at = now() where id = $1`,
});

/** What the undone steps had written. */
export const clearTracking = defineQuery<[id: string]>({
  name: 'orders.clear-tracking',
  text: 'update orders set tracking_carrier = null, tracking_number = null where id = $1',
});

/** `received` is what is left; what was collected for a card order is taken back from there too. */
export const takePaymentBack = defineQuery<[id: string, received: string, amount: string]>({
  name: 'orders.take-payment-back',
  text: `update orders set received_amount = $2::numeric, collected_amount = greatest(0, collected_amount - $3::numeric),
    payment_reference = null, updated_at = now() where id = $1`,
});

/** `collected` is 0 unless the money came by hand for a card order. */
export const addPayment = defineQuery<[id: string, amount: string, collected: string, reference: string | null]>({
  name: 'orders.add-payment',
  text: `update orders set received_amount = received_amount + $2::numeric, collected_amount = collected_amount + $3::numeric,
    payment_reference = $4, updated_at = now() where id = $1`,
});

/** Payments before 1.0.0 have no amount: they were of the whole order. */
export const latestPayment = defineQuery<[orderId: string], { amount: string | null; reference: string | null }>({
  name: 'orders.latest-payment',
  text: `select detail ->> 'amount' as amount, detail ->> 'reference' as reference from order_events
    where order_id = $1 and kind = 'payment' and to_state in ('paid', 'part') order by at desc, id desc limit 1`,
  columns: { amount: 'text', reference: 'text' },
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
  id: string,
  orderId: string,
  kind: EventKind,
  from: string | null,
  to: string | null,
  actor: string,
  detail: Record<string, unknown>,
];
export const insertOrderEvent = defineQuery<EventParameters>({
  name: 'orders.insert-event',
  text: 'insert into order_events (id, order_id, kind, from_state, to_state, actor, detail) values ($1, $2, $3, $4, $5, $6, $7)',
});
