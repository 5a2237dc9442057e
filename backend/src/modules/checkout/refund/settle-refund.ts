import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents, toCents } from '@shop/contract/money';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { type Actor, OrderHistory } from '../../orders/transitions/order-history.js';
import { OrderMoney } from '../../orders/order-money.js';
import { OrderTransitions } from '../../orders/transitions/order-transitions.js';

interface OpenRefund {
  id: string;
  orderId: string;
  cents: number;
  paymentIntentId: string | null;
}

interface ClosedRefund {
  orderId: string;
  cents: number;
  actor: Actor;
}

const OPEN = `select refunds.id, order_id as "orderId", cents, payment_intent_id as "paymentIntentId"
  from refunds join orders on orders.id = order_id where refunds.id = $1 and refunds.status = 'requested'`;
const CLOSE = `update refunds set status = $2, updated_at = now() where id = $1 and status = 'requested'
  returning order_id as "orderId", cents, actor`;
/** The provider's own word may have come first, or tell of refunds that are not ours: what is larger holds. */
const COUNT = `update orders set updated_at = now(), refunded_amount = greatest(refunded_amount,
    (select sum(cents) from refunds where order_id = $1 and status = 'done') / 100.0)
  where id = $1 returning refunded_amount::text as refunded`;
/** Younger ones are still being asked by the request that made them. After 20 hours the provider forgets its key. */
const UNCERTAIN = `select id from refunds where status = 'requested' and created_at < now() - interval '2 minutes'
  and created_at > now() - interval '20 hours' order by created_at limit 100`;
const HOPELESS = `select id from refunds where status = 'requested' and created_at <= now() - interval '20 hours' limit 100`;

/** True when the provider has refused, so that the money has not moved. */
export const isPermanentFailure = (error: unknown): boolean => error instanceof AppError && error.status < 500;

/** Brings requested refunds to their end: done, or failed. */
@Injectable()
export class SettleRefund {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly money: OrderMoney,
    private readonly moves: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly outbox: Outbox,
  ) {}

  /** Asks the provider, safe at any time and twice: the refund's id is the key. Throws its refusal, and what is uncertain. */
  async settle(refundId: string): Promise<void> {
    const [refund] = await query<OpenRefund>(this.db, OPEN, [refundId]);
    if (!refund) return;
    if (refund.paymentIntentId === null) throw new Error('A card order has no payment to refund');
    try {
      await this.money.refund({ id: refund.orderId, paymentIntentId: refund.paymentIntentId }, refund.cents, refund.id);
    } catch (error) {
      if (isPermanentFailure(error)) await inTransaction(this.db, (tx) => this.markFailed(tx, refundId));
      throw error;
    }
    await inTransaction(this.db, (tx) => this.markDone(tx, refundId));
  }

  /** Asks again for what was left uncertain; gives up what the provider can no longer recognise. Returns how many are done. */
  async settleUncertain(): Promise<number> {
    for (const { id } of await query<{ id: string }>(this.db, HOPELESS)) {
      await inTransaction(this.db, (tx) => this.markFailed(tx, id));
    }
    const uncertain = await query<{ id: string }>(this.db, UNCERTAIN);
    const outcomes = await Promise.allSettled(uncertain.map(({ id }) => this.settle(id)));
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  async markDone(tx: Tx, refundId: string): Promise<void> {
    const refund = await this.close(tx, refundId, 'done');
    if (!refund) return;
    const { orderId, actor } = refund;
    const order = await this.moves.lock(tx, orderId);
    const [counted] = await queryReturning<{ refunded: string }>(tx, COUNT, [orderId]);
    const refunded = counted?.refunded ?? '0.00';
    const full = toCents(refunded) >= toCents(order.totalAmount);
    if (full && order.paymentStatus === 'paid') await this.moves.transitionPayment(tx, order, 'refunded', actor, { refunded });
    await this.outbox.add(tx, 'order.refunded', { orderId, refundId }, `order.refunded:${refundId}`);
  }

  private async markFailed(tx: Tx, refundId: string): Promise<void> {
    await this.close(tx, refundId, 'failed');
  }

  private async close(tx: Tx, refundId: string, to: 'done' | 'failed'): Promise<ClosedRefund | undefined> {
    const [refund] = await queryReturning<ClosedRefund>(tx, CLOSE, [refundId, to]);
    if (!refund) return undefined;
    const detail = { refundId, amount: fromCents(refund.cents) };
    await this.history.record(tx, refund.orderId, { kind: 'refund', from: 'requested', to, actor: 'system', detail });
    return refund;
  }
}
