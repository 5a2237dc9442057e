import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { fromCents, toCents } from '@shop/contract/money';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { LOGGER } from '#platform/tokens.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { type Actor, OrderHistory, staff } from '../../orders/transitions/order-history.js';
import { type LockedOrder, OrderTransitions } from '../../orders/transitions/order-transitions.js';
import { isManual } from '../../orders/order-status.js';
import { nothingToRefund, refundGoesByItself, refundTooLarge } from '../../orders/orders.errors.js';
import type { RefundOrderDto } from '../../orders/admin/admin-order.dto.js';
import { isRefundedAutomatically, refundableCents, type Refunded } from '../../orders/refunds/refundable.js';
import { isPermanentFailure, SettleRefund } from './settle-refund.js';

const REFUNDS = 'select (cents / 100.0)::numeric(12,2)::text as amount, status from refunds where order_id = $1';
const REQUEST = 'insert into refunds (order_id, cents, reason, actor) values ($1, $2, $3, $4) returning id';

/** Staff gives money back, all of it or a part. However many try at once, never more than was paid. */
@Injectable()
export class RefundOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly moves: OrderTransitions,
    private readonly history: OrderHistory,
    private readonly settling: SettleRefund,
    private readonly audit: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Orders paid by hand are only written down; a card's provider is asked after the request is committed. When it says no,
   * that is thrown on; when nobody knows what it said, the refund stays requested and the job asks again with the same key.
   */
  async refund(admin: Admin, orderId: string, { amount, reason }: RefundOrderDto): Promise<void> {
    const { id, byHand } = await inTransaction(this.db, async (tx) => {
      const order = await this.moves.lock(tx, orderId);
      const cents = await this.allowedCents(tx, order, amount);
      const refund = await this.request(tx, order, cents, reason ?? null, staff(admin));
      await this.audit.record(tx, admin, 'refunded', 'order', orderId, { amount: fromCents(cents) });
      if (isManual(order.paymentMethod)) await this.settling.markDone(tx, refund);
      return { id: refund, byHand: isManual(order.paymentMethod) };
    });
    if (!byHand) await this.settleSoon(id);
  }

  private async settleSoon(refundId: string): Promise<void> {
    try {
      await this.settling.settle(refundId);
    } catch (error) {
      if (isPermanentFailure(error)) throw error;
      this.logger.warn({ err: error, refund: refundId }, 'a refund is not certain yet and will be asked for again');
    }
  }

  private async allowedCents(tx: Tx, order: LockedOrder, amount: string | null | undefined): Promise<number> {
    if (order.paymentStatus !== 'paid') throw nothingToRefund(order.paymentStatus);
    if (isRefundedAutomatically(order)) throw refundGoesByItself();
    const left = refundableCents(order, await query<Refunded>(tx, REFUNDS, [order.id]));
    const wanted = amount === undefined || amount === null ? left : toCents(amount);
    if (wanted > left || left === 0) throw refundTooLarge(fromCents(left));
    return wanted;
  }

  private async request(
    tx: Tx,
    { id: orderId }: LockedOrder,
    cents: number,
    reason: string | null,
    actor: Actor,
  ): Promise<string> {
    const [refund] = await queryReturning<{ id: string }>(tx, REQUEST, [orderId, cents, reason, actor]);
    if (!refund) throw new Error('A refund was not written');
    const detail = { refundId: refund.id, amount: fromCents(cents), ...(reason ? { reason } : {}) };
    await this.history.record(tx, orderId, { kind: 'refund', to: 'requested', actor, detail });
    return refund.id;
  }
}
