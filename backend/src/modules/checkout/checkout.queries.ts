import { defineQuery } from '#platform/database/define-query.js';
import type { NewOrderItem, OrderCustomer } from '../orders/index.js';
import type { CheckoutStatus } from './checkout.entity.js';
import type { Charge } from '../pricing/index.js';
import type { CardMethod } from '../settings/index.js';

export interface CheckoutRow {
  id: string;
  sessionId: string;
  fingerprint: string;
  items: NewOrderItem[];
  charges: Charge[];
  totalCents: number;
  customer: OrderCustomer;
  paymentMethod: CardMethod;
  paymentIntentId: string | null;
  status: CheckoutStatus;
  orderId: string | null;
  captureAttempt: number;
  releasedAt: Date | null;
  /** Created within the time for which the provider remembers idempotency keys. */
  isRecent: boolean;
}

const MAX_DUE = 200;

const COLUMNS = `id, session_id as "sessionId", fingerprint, items, charges, total_cents as "totalCents", customer,
  payment_method as "paymentMethod", payment_intent_id as "paymentIntentId", status, order_id as "orderId",
  capture_attempt as "captureAttempt", released_at as "releasedAt", created_at > now() - interval '20 hours' as "isRecent"`;

const columns = {
  id: 'uuid',
  sessionId: 'text',
  fingerprint: 'text',
  items: 'jsonb',
  charges: 'jsonb',
  totalCents: 'integer',
  customer: 'jsonb',
  paymentMethod: 'text',
  paymentIntentId: 'text',
  status: 'text',
  orderId: 'uuid',
  captureAttempt: 'integer',
  releasedAt: 'timestamptz',
  isRecent: 'boolean',
} as const;

export const checkoutById = defineQuery<[id: string], CheckoutRow>({
  name: 'checkout.by-id',
  text: `select ${COLUMNS} from checkouts where id = $1`,
  columns,
});

export const checkoutByIntent = defineQuery<[paymentIntentId: string], CheckoutRow>({
  name: 'checkout.by-intent',
  text: `select ${COLUMNS} from checkouts where payment_intent_id = $1`,
  columns,
});

export const checkoutByOrder = defineQuery<[orderId: string], CheckoutRow>({
  name: 'checkout.by-order',
  text: `select ${COLUMNS} from checkouts where order_id = $1`,
  columns,
});

/** Double clicks and retries come within minutes; an hour leaves room for a phone that was asleep. */
export const latestCheckout = defineQuery<[sessionId: string], CheckoutRow>({
  name: 'checkout.latest-of-session',
  text: `select ${COLUMNS} from checkouts where session_id = $1
    and (status = 'open' or (status in ('placed', 'sold_out') and updated_at > now() - interval '1 hour'))
    order by (status = 'open') desc, created_at desc limit 1`,
  columns,
});

/** At most one per session. */
export const lockOpenCheckout = defineQuery<[sessionId: string], CheckoutRow>({
  name: 'checkout.lock-open-of-session',
  text: `select ${COLUMNS} from checkouts where session_id = $1 and status = 'open' for update`,
  columns,
});

export const lockCheckout = defineQuery<[id: string], CheckoutRow>({
  name: 'checkout.lock',
  text: `select ${COLUMNS} from checkouts where id = $1 for update`,
  columns,
});

export const countRecentCheckouts = defineQuery<[sessionId: string], { n: number }>({
  name: 'checkout.count-last-minute',
  text: `select count(*)::int as n from checkouts where session_id = $1 and created_at > now() - interval '1 minute'`,
  columns: { n: 'integer' },
});

type InsertParameters = [
  sessionId: string,
  fingerprint: string,
  items: string,
  totalCents: number,
  customer: string,
  method: CardMethod,
  charges: string,
];
export const insertCheckout = defineQuery<InsertParameters, CheckoutRow>({
  name: 'checkout.insert',
  text: `insert into checkouts (session_id, fingerprint, items, total_cents, customer, payment_method, charges)
    values ($1, $2, $3::jsonb, $4, $5::jsonb, $6, $7::jsonb) returning ${COLUMNS}`,
  columns,
});

export const setCheckoutCustomer = defineQuery<[id: string, customer: string]>({
  name: 'checkout.set-customer',
  text: 'update checkouts set customer = $2::jsonb, updated_at = now() where id = $1',
});

export const setCheckoutIntent = defineQuery<[id: string, paymentIntentId: string], { status: CheckoutStatus }>({
  name: 'checkout.set-intent',
  text: 'update checkouts set payment_intent_id = $2, updated_at = now() where id = $1 returning status',
  columns: { status: 'text' },
});

export const placeCheckout = defineQuery<[id: string, orderId: string]>({
  name: 'checkout.place',
  text: `update checkouts set status = 'placed', order_id = $2, updated_at = now() where id = $1`,
});

export const endCheckout = defineQuery<[id: string, status: CheckoutStatus]>({
  name: 'checkout.end',
  text: `update checkouts set status = $2, updated_at = now() where id = $1 and status = 'open'`,
});

export const releaseCheckout = defineQuery<[id: string]>({
  name: 'checkout.release',
  text: 'update checkouts set released_at = now(), updated_at = now() where id = $1',
});

export const countFailedCapture = defineQuery<[id: string, captureAttempt: number]>({
  name: 'checkout.count-failed-capture',
  text: 'update checkouts set capture_attempt = capture_attempt + 1 where id = $1 and capture_attempt = $2',
});

/**
 * Perhaps paid without a notification; ended without a release; ordered and not captured. In random order, so that payments
 * that cannot be settled, or belong to shoppers who have left, do not starve the others.
 */
export const dueCheckouts = defineQuery<[authorizedOrderIds: readonly string[]], { id: string }>({
  name: 'checkout.due',
  text: `select id from (
      select id from checkouts where
        (status = 'open' and payment_intent_id is not null and created_at < now() - interval '2 minutes')
        or (status in ('superseded', 'sold_out', 'expired') and payment_intent_id is not null and released_at is null)
      union
      select id from checkouts where order_id = any($1) and updated_at < now() - interval '1 minute'
    ) due order by random() limit ${MAX_DUE}`,
  columns: { id: 'uuid' },
});

export const expireCheckout = defineQuery<[id: string]>({
  name: 'checkout.expire',
  text: `update checkouts set status = 'expired', updated_at = now()
    where id = $1 and status = 'open' and updated_at < now() - interval '60 minutes'`,
});

export const expireWithoutIntent = defineQuery<[]>({
  name: 'checkout.expire-without-intent',
  text: `update checkouts set status = 'expired', updated_at = now()
    where status = 'open' and payment_intent_id is null and updated_at < now() - interval '60 minutes'`,
});

export const orderIdsOfCheckouts = defineQuery<[since: Date], { id: string }>({
  name: 'checkout.order-ids-since',
  text: 'select order_id as id from checkouts where created_at >= $1 and order_id is not null',
  columns: { id: 'uuid' },
});
