import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { ChaosCluster } from './chaos-cluster.js';

/** A payment as the provider has it. */
export interface ProviderPayment {
  id: string;
  status: string;
  amount: number;
  latest_charge: { captured: boolean; amount_refunded: number } | null;
}

/** A checkout, its order when it has one, and nothing twice. */
export interface OurPayment {
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
  provider: { payments: Map<string, ProviderPayment>; flaws: string[] };
  checkouts: OurPayment[];
  orders: { id: string; session: string; method: string; intent: string | null }[];
  /** Lines of checkouts that were told "sold out", of which there is still enough. */
  wronglySoldOut: number;
  /** What the outbox has not handed on yet, and why. */
  waiting: unknown[];
}

const CHECKOUTS = `select c.session_id as session, c.status as checkout, c.payment_intent_id as intent, c.total_cents as cents,
    o.id as order, o.status, o.payment_status as "paymentStatus", (o.total_amount::numeric * 100)::int as "orderCents",
    (o.refunded_amount * 100)::int as "refundedCents"
  from checkouts c left join orders o on o.id = c.order_id`;

const ORDERS = `select id, session_id as session, payment_method as method, payment_intent_id as intent from orders`;

/** Nothing is put back in a storm, so that stock only falls: who was told "sold out" must still find it so. */
const WRONGLY_SOLD_OUT = `select count(*)::int as n from checkouts c where c.status = 'sold_out' and not exists (
  select from jsonb_to_recordset(c.items) as item("productId" uuid, quantity int)
  join products p on p.id = item."productId" where p.stock_quantity < item.quantity)`;

const WAITING = `select topic, attempts, extract(epoch from available_at - now())::int as "dueInS", last_error as error
  from outbox where done_at is null`;

const count = async (db: DataSource, sql: string): Promise<number> => (await query<{ n: number }>(db, sql))[0]?.n ?? 0;

/** Both sides' books at one moment. */
export async function readSnapshot(shop: ChaosCluster): Promise<Snapshot> {
  const body = (await shop.provider('state')).body as { intents: ProviderPayment[]; flaws: string[] };
  return {
    provider: { payments: new Map(body.intents.map((intent) => [intent.id, intent])), flaws: body.flaws },
    checkouts: await query<OurPayment>(shop.db, CHECKOUTS),
    orders: await query(shop.db, ORDERS),
    wronglySoldOut: await count(shop.db, WRONGLY_SOLD_OUT),
    waiting: await query(shop.db, WAITING),
  };
}
