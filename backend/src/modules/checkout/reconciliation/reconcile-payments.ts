import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import { LOGGER } from '#platform/tokens.js';
import { SettleCheckout } from '../settle/settle-checkout.js';
import { GatewayError, PaymentGateway, type PaymentIntent } from '../../payments/gateway/payment-gateway.js';
import { ComparePayments } from './compare-payments.js';
import { Discrepancies } from './discrepancies.js';

const PAGE = 100;
const HOUR_MS = 3_600_000;

/** Orders whose payment was begun since then, and which the provider did not list: each is asked for. */
const UNLISTED = `select o.payment_intent_id as id from orders o join checkouts c on c.order_id = o.id
  where c.created_at >= $1 and o.payment_intent_id <> all($2) and o.payment_status <> 'voided'`;

const PAID_ORDERS = `select count(*)::int as n from orders where payment_intent_id = any($1) and payment_status in ('paid', 'refunded')`;

const KEEP_CHECK = 'insert into payment_checks (since, paid, orders) values ($1, $2, $3)';
const FORGET_CHECKS = `delete from payment_checks where checked_at < now() - interval '30 days'`;

/**
 * Compares the provider's payments with our orders, both ways. Whatever differs is first brought in line in the usual way;
 * what differs even then is stored, and told of, until it is gone or staff repairs it.
 */
@Injectable()
export class ReconcilePayments {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sides: ComparePayments,
    private readonly following: SettleCheckout,
    private readonly differences: Discrepancies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Payments begun in the last `hours`. Throws GatewayError when the provider cannot be asked. */
  async reconcile(hours: number): Promise<void> {
    if (this.gateway.mode === 'unavailable') return;
    const since = new Date(Date.now() - hours * HOUR_MS);
    const listed: string[] = [];
    let paid = 0;
    for await (const page of pages(this.gateway.list(since))) {
      const ours = page.filter(({ checkoutId }) => checkoutId !== null);
      listed.push(...ours.map(({ id }) => id));
      paid += await this.comparePage(ours);
    }
    const unlisted = (await query<{ id: string }>(this.db, UNLISTED, [since, listed])).map(({ id }) => id);
    for (const id of unlisted) paid += await this.align(id);
    await this.lookAgain();
    const [orders] = await query<{ n: number }>(this.db, PAID_ORDERS, [[...listed, ...unlisted]]);
    await this.db.query(KEEP_CHECK, [since, paid, orders?.n ?? 0]);
    await this.db.query(FORGET_CHECKS);
  }

  /** Returns how many of the payments have been captured. */
  private async comparePage(intents: readonly PaymentIntent[]): Promise<number> {
    const differing = new Set((await this.sides.compare(intents)).map(({ paymentIntentId }) => paymentIntentId));
    let captured = intents.filter(({ id, status }) => status === 'succeeded' && !differing.has(id)).length;
    for (const id of differing) captured += await this.align(id);
    return captured;
  }

  /** A payment may have moved on since it was listed: what is stored is what still differs after it was followed. Returns 1 if captured. */
  private async align(paymentIntentId: string): Promise<0 | 1> {
    try {
      await this.following.byIntent(paymentIntentId);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn({ err: error, paymentIntentId }, 'a payment could not be brought in line');
    }
    const { intent, difference } = await this.sides.look(paymentIntentId);
    if (difference && (await this.differences.record(difference))) {
      this.logger.error(difference, 'a payment and its order do not agree');
    }
    return intent?.status === 'succeeded' ? 1 : 0;
  }

  /** Open differences that no longer hold are closed; what was given up stays until staff has seen it. */
  private async lookAgain(): Promise<void> {
    for (const { id, kind, paymentIntentId } of await this.differences.open()) {
      if (kind === 'capture_given_up') continue;
      const { difference } = await this.sides.look(paymentIntentId);
      if (difference?.kind !== kind) await this.differences.resolve(this.db, id, 'gone');
    }
  }
}

async function* pages(intents: AsyncIterable<PaymentIntent>): AsyncGenerator<PaymentIntent[]> {
  let page: PaymentIntent[] = [];
  for await (const intent of intents) {
    page.push(intent);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
