import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { ReplayUndeliveredEvents } from '../payments/index.js';
import { ReconcilePayments } from './reconciliation/reconcile-payments.js';
import { ReportDisputes } from './reconciliation/report-disputes.js';
import { SettleUncertainRefunds } from './refund/settle-uncertain-refunds.js';
import { SettleCheckout } from './settle/settle-checkout.js';
import { SweepCheckouts } from './settle/sweep-checkouts.js';

/** An authorization lasts for a week at most; the provider lists undelivered events of the last 30 days. */
const RECONCILE_HOURS = 24;
const RECONCILE_FULL_HOURS = 30 * 24;

/** Settles payments without a shopper: after an event of the provider, after a cancellation, and by schedule. */
@Injectable()
export class CheckoutJobs {
  constructor(
    private readonly settle: SettleCheckout,
    private readonly sweepCheckouts: SweepCheckouts,
    private readonly settleUncertainRefunds: SettleUncertainRefunds,
    private readonly reconcilePayments: ReconcilePayments,
    private readonly reportDisputes: ReportDisputes,
    private readonly replayUndeliveredEvents: ReplayUndeliveredEvents,
  ) {}

  @HandlesJob('payments.sync')
  async sync({ paymentIntentId }: JobPayloads['payments.sync']): Promise<void> {
    const { intent } = await this.settle.execute({ paymentIntentId });
    if (intent) await this.reportDisputes.execute([intent]);
  }

  @HandlesJob('payments.refund-or-void')
  async refundOrVoid({ orderId }: JobPayloads['payments.refund-or-void']): Promise<void> {
    await this.settle.execute({ orderId });
  }

  @HandlesJob('payments.sweep')
  sweep(): Promise<number> {
    return this.sweepCheckouts.execute();
  }

  @HandlesJob('payments.settle-refunds')
  settleRefunds(): Promise<number> {
    return this.settleUncertainRefunds.execute();
  }

  @HandlesJob('payments.reconcile')
  reconcile(): Promise<void> {
    return this.reconcilePayments.execute(RECONCILE_HOURS);
  }

  @HandlesJob('payments.reconcile-full')
  async reconcileFull(): Promise<void> {
    await this.replayUndeliveredEvents.execute(RECONCILE_FULL_HOURS);
    await this.reconcilePayments.execute(RECONCILE_FULL_HOURS);
  }
}
