import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { LOGGER } from '#platform/tokens.js';
import { type Admin, AuditLog } from '../../auth/index.js';
import { adminActor, OrderRefunds, type RefundPreviewView } from '../../orders/index.js';
import type { RefundOrderDto } from '../admin/order-payments.dto.js';
import { isPermanentFailure, SettleRefund } from './settle-refund.js';

/** Refunds an order, or a part of it. Concurrent requests never refund more than was paid. */
@Injectable()
export class RefundOrder {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly refunds: OrderRefunds,
    private readonly settleRefund: SettleRefund,
    private readonly audit: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Refunds of manual payments are only recorded; the card provider is called after the request is committed. Its rejection is
   * thrown; without an answer the refund stays requested, and a job repeats it under the same key.
   */
  async execute(admin: Admin, orderId: string, { parts, reason, borneByShop }: RefundOrderDto): Promise<void> {
    const refund = await inTransaction(this.db, async (tx) => {
      const request = { ...parts, reason, borneByShop: borneByShop ?? false, actor: adminActor(admin) };
      const requested = await this.refunds.request(tx, orderId, request);
      await this.audit.record(tx, admin, 'refunded', 'order', orderId, {
        name: requested.orderNumber,
        cents: requested.cents,
      });
      if (requested.isManual) await this.refunds.complete(tx, requested.id);
      return requested;
    });
    if (!refund.isManual) await this.settleNow(refund.id);
  }

  preview(orderId: string, { parts, borneByShop }: RefundOrderDto): Promise<RefundPreviewView> {
    return inTransaction(this.db, (tx) => this.refunds.preview(tx, orderId, { ...parts, borneByShop: borneByShop ?? false }));
  }

  private async settleNow(refundId: string): Promise<void> {
    try {
      await this.settleRefund.execute(refundId);
    } catch (error) {
      if (isPermanentFailure(error)) throw error;
      this.logger.warn({ err: error, refund: refundId }, 'the outcome of a refund is unknown; it will be repeated');
    }
  }
}
