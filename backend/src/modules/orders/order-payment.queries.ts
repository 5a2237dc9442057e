import { defineQuery } from '#platform/database/define-query.js';
import { PAID_CENTS, TOTAL_CENTS } from './order-amounts.sql.js';
import type { OrderStatus, PaymentStatus } from './order-status.js';

/** What settling and comparing a card payment need to know of its order. */
export interface OrderPayment {
  id: string;
  orderNumber: string;
  paymentIntentId: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** What the provider was to charge: the total, until the order is paid and then changed. */
  totalCents: number;
  refundedCents: number;
  ageHours: number;
}

const MAX_AUTHORIZED = 1_000;

const PAYMENT = `select id, order_number as "orderNumber", payment_intent_id as "paymentIntentId", status,
    payment_status as "paymentStatus", case when payment_status in ('paid', 'refunded') then ${PAID_CENTS} else ${TOTAL_CENTS} end as "totalCents",
    refunded_cents as "refundedCents", extract(epoch from now() - created_at)::float8 / 3600 as "ageHours"
  from orders`;

const columns = {
  id: 'uuid',
  orderNumber: 'text',
  paymentIntentId: 'text',
  status: 'text',
  paymentStatus: 'text',
  totalCents: 'cents',
  refundedCents: 'cents',
  ageHours: 'double precision',
} as const;

export const paymentOfOrder = defineQuery<[id: string], OrderPayment>({
  name: 'orders.payment',
  text: `${PAYMENT} where id = $1`,
  columns,
});

export const paymentsByIntent = defineQuery<[paymentIntentIds: readonly string[]], OrderPayment>({
  name: 'orders.payments-by-intent',
  text: `${PAYMENT} where payment_intent_id = any($1)`,
  columns,
});

/** In random order, so that payments that cannot be captured do not starve the others. */
export const authorizedOrders = defineQuery<[], { id: string }>({
  name: 'orders.authorized',
  text: `select id from orders where payment_status = 'authorized' order by random() limit ${MAX_AUTHORIZED}`,
  columns: { id: 'uuid' },
});

export const countPaidOrders = defineQuery<[paymentIntentIds: readonly string[]], { n: number }>({
  name: 'orders.count-paid',
  text: `select count(*)::int as n from orders where payment_intent_id = any($1) and payment_status in ('paid', 'refunded')`,
  columns: { n: 'integer' },
});

export const intentsBeyond = defineQuery<[ids: readonly string[], paymentIntentIds: readonly string[]], { id: string }>({
  name: 'orders.payment-intents-beyond',
  text: `select payment_intent_id as id from orders
    where id = any($1) and payment_intent_id <> all($2) and payment_status <> 'voided'`,
  columns: { id: 'text' },
});
