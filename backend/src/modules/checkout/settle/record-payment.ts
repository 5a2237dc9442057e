import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { LOGGER } from '#platform/tokens.js';
import { ApplyPaymentUpdate, type LockedOrder, type OrderPayment, OrderRefunds } from '../../orders/index.js';
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
    return { intent: await this.recordRefunds(intent.id, order) };
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

  /**
   * The provider is asked under the lock of the order: of two answers, the later one is never overwritten by the earlier. A total that has
   * fallen is one of refunds that failed at the bank; exactly those are reopened.
   */
  private async recordRefunds(paymentIntentId: string, order: OrderPayment): Promise<PaymentIntent | undefined> {
    const { intent, isReported } = await inTransaction(this.db, async (tx) => {
      const locked = await this.refunds.lockPaid(tx, order.id);
      if (!locked) return { intent: undefined, isReported: false };
      const now = await this.gateway.retrieve(paymentIntentId);
      if (now.refundedCents < locked.refundedCents)
        return { intent: undefined, isReported: await this.recordFailedRefunds(tx, locked, now, order) };
      await this.refunds.sync(tx, locked, now.refundedCents);
      return { intent: now, isReported: false };
    });
    if (isReported) this.logger.error({ orderId: order.id, paymentIntentId }, 'a refund has failed at the bank');
    return intent;
  }

  /** True when staff are told of it. */
  private async recordFailedRefunds(tx: Tx, locked: LockedOrder, intent: PaymentIntent, order: OrderPayment): Promise<boolean> {
    const { refundedCents, failedKeys } = await this.gateway.refunds(intent.id);
    const failedIds = failedKeys.flatMap((key) => ADMIN_REFUND_KEY.exec(key)?.[1] ?? []);
    await this.refunds.sync(tx, locked, refundedCents, failedIds);
    // The money of a cancelled order is reported by the reconciler, which can also send it again.
    if (failedKeys.length === 0 || order.status === 'cancelled') return false;
    return this.discrepancies.record(foundIn('refund_failed', order, intent.id, intent.amountCents - refundedCents), tx);
  }
}

const foundIn = (
  kind: FoundDiscrepancy['kind'],
  { id: orderId, totalCents, refundedCents }: OrderPayment,
  paymentIntentId: string,
  providerCents: number,
): FoundDiscrepancy => ({ kind, paymentIntentId, orderId, providerCents, orderCents: totalCents - refundedCents });
