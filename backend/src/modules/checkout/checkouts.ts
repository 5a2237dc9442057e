import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import type { Tx } from '#platform/database/transactions.js';
import { CONFIG } from '#platform/tokens.js';
import type { OrderCustomer } from '../orders/index.js';
import type { Charge } from '../pricing/index.js';
import type { CheckoutStatus } from './checkout.entity.js';
import { tooManyPayments } from './checkout.errors.js';
import {
  checkoutById,
  checkoutByIntent,
  checkoutByOrder,
  type CheckoutRow,
  countFailedCapture,
  countRecentCheckouts,
  dueCheckouts,
  endCheckout,
  expireCheckout,
  expireWithoutIntent,
  insertCheckout,
  latestCheckout,
  lockCheckout,
  lockOpenCheckout,
  orderIdsOfCheckouts,
  placeCheckout,
  releaseCheckout,
  setCheckoutCustomer,
  setCheckoutIntent,
} from './checkout.queries.js';

export type { CheckoutRow } from './checkout.queries.js';
type NewCheckout = Pick<CheckoutRow, 'sessionId' | 'fingerprint' | 'items' | 'totalCents' | 'customer' | 'paymentMethod'> & {
  charges: readonly Charge[];
};

/** What identifies a checkout; each is unique. */
export type CheckoutKey = { id: string } | { paymentIntentId: string } | { orderId: string };

const MAX_PER_MINUTE = 5;

/** Reads and single-statement writes of checkouts. */
@Injectable()
export class Checkouts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  find(key: CheckoutKey): Promise<CheckoutRow | undefined> {
    if ('id' in key) return checkoutById.first(this.db, key.id);
    if ('orderId' in key) return checkoutByOrder.first(this.db, key.orderId);
    return checkoutByIntent.first(this.db, key.paymentIntentId);
  }

  /** The checkout that the session is paying, or else the one that it has just finished. */
  latestOf(sessionId: string): Promise<CheckoutRow | undefined> {
    return latestCheckout.first(this.db, sessionId);
  }

  lockOpenOf(tx: Tx, sessionId: string): Promise<CheckoutRow | undefined> {
    return lockOpenCheckout.first(tx, sessionId);
  }

  lock(tx: Tx, id: string): Promise<CheckoutRow | undefined> {
    return lockCheckout.first(tx, id);
  }

  /** Throws 429 when the session has started too many payments in the last minute. */
  async assertCheckoutRate(tx: Tx, sessionId: string): Promise<void> {
    if (this.config.RATE_LIMITS === 'off') return;
    const started = await countRecentCheckouts.first(tx, sessionId);
    if (started && started.n >= MAX_PER_MINUTE) throw tooManyPayments();
  }

  async create(tx: Tx, checkout: NewCheckout): Promise<CheckoutRow> {
    const { sessionId, fingerprint, totalCents, paymentMethod } = checkout;
    const [items, customer] = [JSON.stringify(checkout.items), JSON.stringify(checkout.customer)];
    const charges = JSON.stringify(checkout.charges);
    const created = await insertCheckout.first(tx, sessionId, fingerprint, items, totalCents, customer, paymentMethod, charges);
    if (!created) throw new Error('The checkout was not inserted');
    return created;
  }

  async setCustomer(tx: Tx, id: string, customer: OrderCustomer): Promise<void> {
    await setCheckoutCustomer.execute(tx, id, JSON.stringify(customer));
  }

  /** Whether the checkout is still open: it may have been replaced while the provider created the payment. */
  async setIntent(id: string, paymentIntentId: string): Promise<boolean> {
    return (await setCheckoutIntent.first(this.db, id, paymentIntentId))?.status === 'open';
  }

  async place(tx: Tx, id: string, orderId: string): Promise<void> {
    await placeCheckout.execute(tx, id, orderId);
  }

  /** Ends an open checkout without an order; nothing happens when it is not open any more. */
  async end(id: string, status: Exclude<CheckoutStatus, 'open' | 'placed'>, db: Tx | DataSource = this.db): Promise<void> {
    await endCheckout.execute(db, id, status);
  }

  async markReleased(id: string): Promise<void> {
    await releaseCheckout.execute(this.db, id);
  }

  /** Compares with the attempt that was read, so that two concurrent failures count once. */
  async countFailedCapture({ id, captureAttempt }: CheckoutRow): Promise<void> {
    await countFailedCapture.execute(this.db, id, captureAttempt);
  }

  /** Checkouts for the sweeper; `authorizedOrderIds` are the orders whose payment is not captured. */
  async due(authorizedOrderIds: readonly string[]): Promise<string[]> {
    return (await dueCheckouts.rows(this.db, authorizedOrderIds)).map(({ id }) => id);
  }

  /** Expires an open checkout that was last touched an hour ago; false when it is younger or not open. */
  async expire(id: string): Promise<boolean> {
    return (await expireCheckout.execute(this.db, id)) > 0;
  }

  async expireWithoutIntent(): Promise<void> {
    await expireWithoutIntent.execute(this.db);
  }

  /** Orders of the checkouts created since then. */
  async orderIdsSince(since: Date): Promise<string[]> {
    return (await orderIdsOfCheckouts.rows(this.db, since)).map(({ id }) => id);
  }
}
