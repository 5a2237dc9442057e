import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { LOGGER } from '#platform/tokens.js';
import { ApplyPaymentUpdate, type OrderPayment, OrderRefunds } from '../../orders/index.js';
import { PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { Discrepancies, type FoundDiscrepancy } from '../reconciliation/discrepancies.js';
import type { PaymentFacts, StepResult } from './payment-step.js';

/** Keys of refunds by staff, see RefundPayment. */
const ADMIN_REFUND_KEY = /^refund-([0-9a-f-]{36})$/;

/** The steps that record in the order what happened to its payment, and report to staff what needs a person. */
@Injectable()
export class RecordPayment {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly updates: ApplyPaymentUpdate,
    private readonly refunds: OrderRefunds,
    private readonly gateway: PaymentGateway,
    private readonly discrepancies: Discrepancies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(step: 'mark-paid' | 'mark-voided' | 'record-refunds', { intent, order }: PaymentFacts): Promise<StepResult> {
    if (!intent || !order) throw new Error(`The step ${step} needs a payment and an order`);
    if (step === 'mark-paid') await inTransaction(this.db, (tx) => this.updates.markPaid(tx, order.id));
    if (step === 'mark-voided') await this.markVoided(intent, order);
    if (step !== 'record-refunds') return { intent };
    if (intent.refundedCents < order.refundedCents) await this.recordFailedRefunds(intent, order);
    else await inTransaction(this.db, (tx) => this.refunds.sync(tx, order.id, intent.refundedCents));
    // Read again: a concurrent refund may have been recorded between the reading and the writing.
    return {};
  }

  private async markVoided(intent: PaymentIntent, order: OrderPayment): Promise<void> {
    const reported = await inTransaction(this.db, async (tx) => {
      const isNew = await this.updates.markVoided(tx, order.id);
      if (!isNew || order.status === 'cancelled') return false;
      return this.discrepancies.record(foundIn('capture_given_up', order, intent.id, 0), tx);
    });
    if (!reported) return;
    const subject = { orderId: order.id, paymentIntentId: intent.id };
    this.logger.error(subject, 'an order was cancelled because its payment could not be captured');
  }

  /** The provider's total has fallen: asks which refunds failed at the bank, so that exactly those are reopened. */
  private async recordFailedRefunds(intent: PaymentIntent, order: OrderPayment): Promise<void> {
    const { refundedCents, failedKeys } = await this.gateway.refunds(intent.id);
    const failedIds = failedKeys.flatMap((key) => ADMIN_REFUND_KEY.exec(key)?.[1] ?? []);
    const reported = await inTransaction(this.db, async (tx) => {
      await this.refunds.sync(tx, order.id, refundedCents, failedIds);
      // The money of a cancelled order is reported by the reconciler, which can also send it again.
      if (failedKeys.length === 0 || order.status === 'cancelled') return false;
      return this.discrepancies.record(foundIn('refund_failed', order, intent.id, intent.amountCents - refundedCents), tx);
    });
    if (!reported) return;
    this.logger.error({ orderId: order.id, paymentIntentId: intent.id }, 'a refund has failed at the bank');
  }
}

const foundIn = (
  kind: FoundDiscrepancy['kind'],
  { id: orderId, totalCents, refundedCents }: OrderPayment,
  paymentIntentId: string,
  providerCents: number,
): FoundDiscrepancy => ({ kind, paymentIntentId, orderId, providerCents, orderCents: totalCents - refundedCents });
