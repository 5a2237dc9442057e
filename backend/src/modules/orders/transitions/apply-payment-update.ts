import { Injectable } from '@nestjs/common';
import { fromCents, toCents } from '@shop/contract/money';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { OrderHistory } from './order-history.js';
import { type LockedOrder, OrderTransitions } from './order-transitions.js';
import { canTransition, canTransitionPayment } from '../order-status.js';

const OWN_REFUNDS = `select coalesce(sum(cents), 0)::int as cents from refunds where order_id = $1 and status <> 'failed'`;

/** What the payment provider has done with an order's money. Each move is conditional: late news changes nothing. */
@Injectable()
export class ApplyPaymentUpdate {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly outbox: Outbox,
  ) {}

  /** The money has arrived: paid, and confirmed when it was pending. False when that was known. */
  async markPaid(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.moves.tryLock(tx, orderId);
    if (!order || !canTransitionPayment(order.paymentStatus, 'paid')) return false;
    const paid = await this.moves.transitionPayment(tx, order, 'paid', 'system');
    if (canTransition(paid.status, 'confirmed')) await this.moves.transition(tx, paid, 'confirmed', 'system');
    return true;
  }

  /** The authorisation has gone before the money was taken: the order is cancelled and its pieces go back. */
  async markVoided(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.moves.tryLock(tx, orderId);
    if (!order || !canTransitionPayment(order.paymentStatus, 'voided')) return false;
    const voided = await this.moves.transitionPayment(tx, order, 'voided', 'system');
    if (canTransition(voided.status, 'cancelled')) await this.moves.transition(tx, voided, 'cancelled', 'system');
    return true;
  }

  /** What the provider has given back so far in all; a refund that failed later makes it less again. */
  async noteRefunds(tx: Tx, orderId: string, refundedCents: number): Promise<void> {
    const order = await this.moves.tryLock(tx, orderId);
    if (!order || !['paid', 'refunded'].includes(order.paymentStatus)) return;
    const before = toCents(order.refundedAmount);
    if (before === refundedCents) return;
    await tx.query('update orders set refunded_amount = $2::numeric, updated_at = now() where id = $1', [
      orderId,
      fromCents(refundedCents),
    ]);
    await this.followRefunds(tx, order, refundedCents);
    if (refundedCents > before) await this.tellOfOthers(tx, orderId, refundedCents);
  }

  /** Back from refunded to paid is no move of ours: the provider corrects itself when a refund failed at the bank. */
  private async followRefunds(tx: Tx, order: LockedOrder, refundedCents: number): Promise<void> {
    const detail = { refunded: fromCents(refundedCents) };
    const full = refundedCents >= toCents(order.totalAmount);
    if (full && order.paymentStatus === 'paid') {
      await this.moves.transitionPayment(tx, order, 'refunded', 'system', detail);
    } else if (!full && order.paymentStatus === 'refunded') {
      await tx.query(`update orders set payment_status = 'paid' where id = $1`, [order.id]);
      await this.history.record(tx, order.id, { kind: 'payment', from: 'refunded', to: 'paid', actor: 'system', detail });
    }
  }

  /** Refunds of our own desk tell of themselves; these were made at the provider. */
  private async tellOfOthers(tx: Tx, orderId: string, refundedCents: number): Promise<void> {
    const [own] = await query<{ cents: number }>(tx, OWN_REFUNDS, [orderId]);
    if (refundedCents <= (own?.cents ?? 0)) return;
    const detail = { refunded: fromCents(refundedCents) };
    await this.history.record(tx, orderId, { kind: 'refund', to: 'noted', actor: 'system', detail });
    await this.outbox.add(tx, 'order.refunded', { orderId }, `order.refunded:${orderId}`);
  }
}
