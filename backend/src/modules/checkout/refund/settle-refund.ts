import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { inTransaction } from '#platform/database/transactions.js';
import { OrderRefunds, RefundQueries } from '../../orders/index.js';
import { RefundPayment } from './refund-payment.js';

/** True when the provider has refused, so that no money has moved. */
export const isPermanentFailure = (error: unknown): boolean => error instanceof AppError && error.status < 500;

/** Brings a requested refund to its end: done or failed. */
@Injectable()
export class SettleRefund {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly refunds: OrderRefunds,
    private readonly queries: RefundQueries,
    private readonly refundPayment: RefundPayment,
  ) {}

  /** Safe to repeat: the refund's id is the idempotency key. Throws the provider's rejection, and uncertain outcomes. */
  async execute(refundId: string): Promise<void> {
    const refund = await this.queries.pending(refundId);
    if (!refund) return;
    const { paymentIntentId, cents } = refund;
    if (paymentIntentId === null) throw new Error('A card order has no payment to refund');
    try {
      await this.refundPayment.execute({ paymentIntentId }, cents, refundId);
    } catch (error) {
      if (isPermanentFailure(error)) await inTransaction(this.db, (tx) => this.refunds.fail(tx, refundId));
      throw error;
    }
    await inTransaction(this.db, (tx) => this.refunds.complete(tx, refundId));
  }
}
