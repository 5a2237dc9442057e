import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { query, queryReturning } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { CONFIG } from '#platform/tokens.js';
import type { NewOrderItem, OrderCustomer } from '../orders/index.js';
import type { CardMethod } from './card-methods.js';
import type { CheckoutStatus } from './checkout.entity.js';
import { tooManyPayments } from './checkout.errors.js';

export interface CheckoutRow {
  id: string;
  sessionId: string;
  fingerprint: string;
  items: NewOrderItem[];
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

export type NewCheckout = Pick<CheckoutRow, 'sessionId' | 'fingerprint' | 'items' | 'totalCents' | 'customer' | 'paymentMethod'>;

/** What identifies a checkout; each is unique. */
export type CheckoutKey = { id: string } | { paymentIntentId: string } | { orderId: string };

const MAX_PER_MINUTE = 5;
const MAX_DUE = 200;

const COLUMNS = `id, session_id as "sessionId", fingerprint, items, total_cents as "totalCents", customer,
  payment_method as "paymentMethod", payment_intent_id as "paymentIntentId", status, order_id as "orderId",
  capture_attempt as "captureAttempt", released_at as "releasedAt", created_at > now() - interval '20 hours' as "isRecent"`;

/** Double clicks and retries come within minutes; an hour leaves room for a phone that was asleep. */
const LATEST = `select ${COLUMNS} from checkouts where session_id = $1
  and (status = 'open' or (status in ('placed', 'sold_out') and updated_at > now() - interval '1 hour'))
  order by (status = 'open') desc, created_at desc limit 1`;

const INSERT = `insert into checkouts (session_id, fingerprint, items, total_cents, customer, payment_method)
  values ($1, $2, $3::jsonb, $4, $5::jsonb, $6) returning ${COLUMNS}`;

/**
 * Perhaps paid without a notification; ended without a release; ordered ($1) and not captured. In random order, so that
 * payments that cannot be settled, or belong to shoppers who have left, do not starve the others.
 */
const DUE = `select id from (
    select id from checkouts where
      (status = 'open' and payment_intent_id is not null and created_at < now() - interval '2 minutes')
      or (status in ('superseded', 'sold_out', 'expired') and payment_intent_id is not null and released_at is null)
    union
    select id from checkouts where order_id = any($1) and updated_at < now() - interval '1 minute'
  ) due order by random() limit ${MAX_DUE}`;

const EXPIRE = `update checkouts set status = 'expired', updated_at = now()
  where id = $1 and status = 'open' and updated_at < now() - interval '60 minutes' returning id`;

const EXPIRE_WITHOUT_INTENT = `update checkouts set status = 'expired', updated_at = now()
  where status = 'open' and payment_intent_id is null and updated_at < now() - interval '60 minutes'`;

/** Reads and single-statement writes of checkouts. */
@Injectable()
export class Checkouts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  find(key: CheckoutKey): Promise<CheckoutRow | undefined> {
    if ('id' in key) return this.one(this.db, `select ${COLUMNS} from checkouts where id = $1`, [key.id]);
    if ('orderId' in key) return this.one(this.db, `select ${COLUMNS} from checkouts where order_id = $1`, [key.orderId]);
    return this.one(this.db, `select ${COLUMNS} from checkouts where payment_intent_id = $1`, [key.paymentIntentId]);
  }

  /** The checkout that the session is paying, or else the one that it has just finished. */
  latestOf(sessionId: string): Promise<CheckoutRow | undefined> {
    return this.one(this.db, LATEST, [sessionId]);
  }

  lockOpenOf(tx: Tx, sessionId: string): Promise<CheckoutRow | undefined> {
    return this.one(tx, `select ${COLUMNS} from checkouts where session_id = $1 and status = 'open' for update`, [sessionId]);
  }

  lock(tx: Tx, id: string): Promise<CheckoutRow | undefined> {
    return this.one(tx, `select ${COLUMNS} from checkouts where id = $1 for update`, [id]);
  }

  /** Throws 429 when the session has started too many payments in the last minute. */
  async assertCheckoutRate(tx: Tx, sessionId: string): Promise<void> {
    if (this.config.RATE_LIMITS === 'off') return;
    const sql = `select count(*)::int as n from checkouts where session_id = $1 and created_at > now() - interval '1 minute'`;
    const [started] = await query<{ n: number }>(tx, sql, [sessionId]);
    if (started && started.n >= MAX_PER_MINUTE) throw tooManyPayments();
  }

  async create(tx: Tx, checkout: NewCheckout): Promise<CheckoutRow> {
    const { sessionId, fingerprint, items, totalCents, customer, paymentMethod } = checkout;
    const values = [sessionId, fingerprint, JSON.stringify(items), totalCents, JSON.stringify(customer), paymentMethod];
    const created = await this.one(tx, INSERT, values);
    if (!created) throw new Error('The checkout was not inserted');
    return created;
  }

  async setCustomer(tx: Tx, id: string, customer: OrderCustomer): Promise<void> {
    await tx.query('update checkouts set customer = $2::jsonb, updated_at = now() where id = $1', [id, JSON.stringify(customer)]);
  }

  /** Whether the checkout is still open: it may have been replaced while the provider created the payment. */
  async setIntent(id: string, paymentIntentId: string): Promise<boolean> {
    const sql = 'update checkouts set payment_intent_id = $2, updated_at = now() where id = $1 returning status';
    const [checkout] = await queryReturning<{ status: CheckoutStatus }>(this.db, sql, [id, paymentIntentId]);
    return checkout?.status === 'open';
  }

  async place(tx: Tx, id: string, orderId: string): Promise<void> {
    await tx.query(`update checkouts set status = 'placed', order_id = $2, updated_at = now() where id = $1`, [id, orderId]);
  }

  /** Ends an open checkout without an order; nothing happens when it is not open any more. */
  async end(id: string, status: Exclude<CheckoutStatus, 'open' | 'placed'>, db: Tx | DataSource = this.db): Promise<void> {
    await db.query(`update checkouts set status = $2, updated_at = now() where id = $1 and status = 'open'`, [id, status]);
  }

  async markReleased(id: string): Promise<void> {
    await this.db.query('update checkouts set released_at = now(), updated_at = now() where id = $1', [id]);
  }

  /** Compares with the attempt that was read, so that two concurrent failures count once. */
  async countFailedCapture({ id, captureAttempt }: CheckoutRow): Promise<void> {
    const sql = 'update checkouts set capture_attempt = capture_attempt + 1 where id = $1 and capture_attempt = $2';
    await this.db.query(sql, [id, captureAttempt]);
  }

  /** Checkouts for the sweeper; `authorizedOrderIds` are the orders whose payment is not captured. */
  async due(authorizedOrderIds: readonly string[]): Promise<string[]> {
    return (await query<{ id: string }>(this.db, DUE, [authorizedOrderIds])).map(({ id }) => id);
  }

  /** Expires an open checkout that was last touched an hour ago; false when it is younger or not open. */
  async expire(id: string): Promise<boolean> {
    return (await queryReturning(this.db, EXPIRE, [id])).length > 0;
  }

  async expireWithoutIntent(): Promise<void> {
    await this.db.query(EXPIRE_WITHOUT_INTENT);
  }

  /** Orders of the checkouts created since then. */
  async orderIdsSince(since: Date): Promise<string[]> {
    const sql = 'select order_id as id from checkouts where created_at >= $1 and order_id is not null';
    return (await query<{ id: string }>(this.db, sql, [since])).map(({ id }) => id);
  }

  private async one(db: Tx | DataSource, sql: string, parameters: unknown[]): Promise<CheckoutRow | undefined> {
    const [row] = await query<CheckoutRow>(db, sql, parameters);
    return row;
  }
}
