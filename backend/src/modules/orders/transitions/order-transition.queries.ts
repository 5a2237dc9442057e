import { defineQuery } from '#platform/database/define-query.js';
import { centsOf } from '#platform/money/money.sql.js';
import type { EventKind } from '../entities/order-event.entity.js';
import { DUE_CENTS, PAID_CENTS, TOTAL_CENTS } from '../order-amounts.sql.js';
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
  totalCents: number;
  refundedCents: number;
  receivedCents: number;
  /** What can be refunded where the money came from. */
  paidCents: number;
  /** What is still to be paid. */
  dueCents: number;
}

export const lockOrder = defineQuery<[id: string], LockedOrder>({
  name: 'orders.lock',
  text: `select id, order_number as "orderNumber", status, payment_status as "paymentStatus", payment_method as "paymentMethod",
      payment_intent_id as "paymentIntentId", ${TOTAL_CENTS} as "totalCents", refunded_cents as "refundedCents",
      received_cents as "receivedCents", ${PAID_CENTS} as "paidCents", ${DUE_CENTS} as "dueCents"
    from orders where id = $1 for no key update`,
  columns: {
    id: 'uuid',
    orderNumber: 'text',
    status: 'text',
    paymentStatus: 'text',
    paymentMethod: 'text',
    paymentIntentId: 'text',
    totalCents: 'cents',
    refundedCents: 'cents',
    receivedCents: 'cents',
    paidCents: 'cents',
    dueCents: 'cents',
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

export const setPaid = defineQuery<[id: string, arrivedCents: number, reference: string | null]>({
  name: 'orders.set-paid',
  text: `update orders set payment_status = 'paid', received_cents = received_cents + $2, payment_reference = $3,
    updated_at = now() where id = $1`,
});

/** What the undone steps had written. */
export const clearTracking = defineQuery<[id: string]>({
  name: 'orders.clear-tracking',
  text: 'update orders set tracking_carrier = null, tracking_number = null where id = $1',
});

/** `receivedCents` is what is left; what was collected for a card order is taken back from there too. */
export const takePaymentBack = defineQuery<[id: string, receivedCents: number, cents: number]>({
  name: 'orders.take-payment-back',
  text: `update orders set received_cents = $2, collected_cents = greatest(0, collected_cents - $3),
    payment_reference = null, updated_at = now() where id = $1`,
});

/** `collectedCents` is 0 unless the money came by hand for a card order. */
export const addPayment = defineQuery<[id: string, cents: number, collectedCents: number, reference: string | null]>({
  name: 'orders.add-payment',
  text: `update orders set received_cents = received_cents + $2, collected_cents = collected_cents + $3,
    payment_reference = $4, updated_at = now() where id = $1`,
});

/** Payments before 1.0.0 have no amount: they were of the whole order. */
export const latestPayment = defineQuery<[orderId: string], { cents: number | null; reference: string | null }>({
  name: 'orders.latest-payment',
  text: `select ${centsOf(`(detail ->> 'amount')`)} as cents, detail ->> 'reference' as reference from order_events
    where order_id = $1 and kind = 'payment' and to_state in ('paid', 'part') order by at desc, id desc limit 1`,
  columns: { cents: 'cents', reference: 'text' },
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
