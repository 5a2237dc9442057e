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
import { tooManyPayments } from '../payments/payments.errors.js';

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
  captureRound: number;
  releasedAt: Date | null;
  /** Younger than the provider remembers its idempotency keys, with room. */
  fresh: boolean;
}

export type NewCheckout = Pick<CheckoutRow, 'sessionId' | 'fingerprint' | 'items' | 'totalCents' | 'customer' | 'paymentMethod'>;

const MOST_A_MINUTE = 5;

const COLUMNS = `id, session_id as "sessionId", fingerprint, items, total_cents as "totalCents", customer,
  payment_method as "paymentMethod", payment_intent_id as "paymentIntentId", status, order_id as "orderId",
  capture_round as "captureRound", released_at as "releasedAt", created_at > now() - interval '20 hours' as fresh`;

/** The double click and the retry come within minutes; an hour leaves room for a telephone that slept. */
const LATEST = `select ${COLUMNS} from checkouts where session_id = $1
  and (status = 'open' or (status in ('placed', 'sold_out') and updated_at > now() - interval '1 hour'))
  order by (status = 'open') desc, created_at desc limit 1`;

/** Reads and one-statement writes of checkouts. */
@Injectable()
export class Checkouts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  byId(id: string): Promise<CheckoutRow | undefined> {
    return this.one(this.db, `select ${COLUMNS} from checkouts where id = $1`, [id]);
  }

  byIntent(paymentIntentId: string): Promise<CheckoutRow | undefined> {
    return this.one(this.db, `select ${COLUMNS} from checkouts where payment_intent_id = $1`, [paymentIntentId]);
  }

  byOrder(orderId: string): Promise<CheckoutRow | undefined> {
    return this.one(this.db, `select ${COLUMNS} from checkouts where order_id = $1`, [orderId]);
  }

  /** The one the session is paying, or else the one it has just finished. */
  latestOf(sessionId: string): Promise<CheckoutRow | undefined> {
    return this.one(this.db, LATEST, [sessionId]);
  }

  openOf(tx: Tx, sessionId: string): Promise<CheckoutRow | undefined> {
    return this.one(tx, `select ${COLUMNS} from checkouts where session_id = $1 and status = 'open' for update`, [sessionId]);
  }

  /** Throws 429 when the session has begun many payments in the last minute. */
  async expectFew(tx: Tx, sessionId: string): Promise<void> {
    if (this.config.RATE_LIMITS === 'off') return;
    const sql = `select count(*)::int as n from checkouts where session_id = $1 and created_at > now() - interval '1 minute'`;
    const [begun] = await query<{ n: number }>(tx, sql, [sessionId]);
    if (begun && begun.n >= MOST_A_MINUTE) throw tooManyPayments();
  }

  locked(tx: Tx, id: string): Promise<CheckoutRow | undefined> {
    return this.one(tx, `select ${COLUMNS} from checkouts where id = $1 for update`, [id]);
  }

  async open(tx: Tx, checkout: NewCheckout): Promise<CheckoutRow> {
    const { sessionId, fingerprint, items, totalCents, customer, paymentMethod } = checkout;
    const opened = await this.one(
      tx,
      `insert into checkouts (session_id, fingerprint, items, total_cents, customer, payment_method)
       values ($1, $2, $3::jsonb, $4, $5::jsonb, $6) returning ${COLUMNS}`,
      [sessionId, fingerprint, JSON.stringify(items), totalCents, JSON.stringify(customer), paymentMethod],
    );
    if (!opened) throw new Error('A checkout was not written');
    return opened;
  }

  async setCustomer(tx: Tx, id: string, customer: OrderCustomer): Promise<void> {
    await tx.query('update checkouts set customer = $2::jsonb, updated_at = now() where id = $1', [id, JSON.stringify(customer)]);
  }

  /** Ends an open checkout without an order; false when it was not open any more. */
  async end(db: Tx | DataSource, id: string, status: Exclude<CheckoutStatus, 'open' | 'placed'>): Promise<boolean> {
    const ended = await queryReturning(
      db,
      `update checkouts set status = $2, updated_at = now() where id = $1 and status = 'open' returning id`,
      [id, status],
    );
    return ended.length > 0;
  }

  /** Whether the checkout is still open: another one may have replaced it while the provider was asked. */
  async setIntent(id: string, paymentIntentId: string): Promise<boolean> {
    const [checkout] = await queryReturning<{ status: CheckoutStatus }>(
      this.db,
      'update checkouts set payment_intent_id = $2, updated_at = now() where id = $1 returning status',
      [id, paymentIntentId],
    );
    return checkout?.status === 'open';
  }

  async place(tx: Tx, id: string, orderId: string): Promise<void> {
    await tx.query(`update checkouts set status = 'placed', order_id = $2, updated_at = now() where id = $1`, [id, orderId]);
  }

  private async one(db: Tx | DataSource, sql: string, parameters: unknown[]): Promise<CheckoutRow | undefined> {
    const [row] = await query<CheckoutRow>(db, sql, parameters);
    return row;
  }
}
