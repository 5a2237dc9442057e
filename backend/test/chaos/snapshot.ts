import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { mailboxSql } from '#platform/mail/mailbox.js';
import type { ChaosShop } from './chaos-cluster.js';

/** The provider's record of a payment. */
export interface ProviderPayment {
  id: string;
  status: string;
  amount: number;
  latest_charge: { captured: boolean; amount_refunded: number } | null;
}

/** The shop's record of a payment: a checkout and its order, if it has one. */
export interface ShopPayment {
  session: string;
  checkout: string;
  intent: string | null;
  cents: number;
  order: string | null;
  status: string | null;
  paymentStatus: string | null;
  orderCents: number | null;
  refundedCents: number | null;
}

export interface Snapshot {
  provider: { payments: Map<string, ProviderPayment>; schemaErrors: string[] };
  checkouts: ShopPayment[];
  orders: { id: string; session: string; method: string; intent: string | null }[];
  /** Checkouts with the status "sold_out" whose items are all still in stock. */
  wronglySoldOut: number;
  beyondTheSale: { name: string; violation: string }[];
  /** Events that the outbox has not delivered, with the last error. */
  undelivered: unknown[];
}

const CHECKOUTS = `select c.session_id as session, c.status as checkout, c.payment_intent_id as intent, c.total_cents as cents,
    o.id as order, o.status, o.payment_status as "paymentStatus", (o.total_amount::numeric * 100)::int as "orderCents",
    o.refunded_cents::int as "refundedCents"
  from checkouts c left join orders o on o.id = c.order_id`;

const ORDERS = `select id, session_id as session, payment_method as method, payment_intent_id as intent from orders`;

/**
 * Nothing is restocked during the run: a product that was sold out must still be sold out at the end. A payment that meets the most per
 * order ends in the same way.
 */
const WRONGLY_SOLD_OUT = `select count(*)::int as n from checkouts c where c.status = 'sold_out' and not exists (
  select from jsonb_to_recordset(c.items) as item("productId" uuid, "variantId" uuid, quantity int)
  join products p on p.id = item."productId" left join product_variants v on v.id = item."variantId"
  where coalesce(v.stock_quantity, p.stock_quantity) < item.quantity or p.most_per_order is not null)`;

const UNDELIVERED = `select topic, attempts, extract(epoch from available_at - now())::int as "dueInS", last_error as error
  from outbox where done_at is null`;

/** What shoppers have ordered beyond the most per order or before the sale, which nobody moves during a run. */
const BEYOND_THE_SALE = `select p.name, 'more than ' || p.most_per_order || ' of a mailbox within a day' as violation
  from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
  where o.status <> 'cancelled' and p.most_per_order is not null
  group by p.id, ${mailboxSql('o.customer_email')} having sum(i.quantity) > p.most_per_order
  union all
  select p.name, 'an order before ' || p.buyable_from from orders o join order_items i on i.order_id = o.id
    join products p on p.id = i.product_id where o.created_at < p.buyable_from`;

const count = async (db: DataSource, sql: string): Promise<number> => (await query<{ n: number }>(db, sql))[0]?.n ?? 0;

/** Reads the current state of the provider and of the shop. */
export async function readSnapshot(shop: ChaosShop): Promise<Snapshot> {
  const body = (await shop.provider('state')).body as { intents: ProviderPayment[]; schemaErrors: string[] };
  return {
    provider: { payments: new Map(body.intents.map((intent) => [intent.id, intent])), schemaErrors: body.schemaErrors },
    checkouts: await query<ShopPayment>(shop.db, CHECKOUTS),
    orders: await query(shop.db, ORDERS),
    wronglySoldOut: await count(shop.db, WRONGLY_SOLD_OUT),
    beyondTheSale: await query(shop.db, BEYOND_THE_SALE),
    undelivered: await query(shop.db, UNDELIVERED),
  };
}
