import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { SettleCheckout } from './settle/settle-checkout.js';
import { ReplayUndeliveredEvents } from '../payments/webhooks/replay-undelivered-events.js';
import { ReconcilePayments } from './reconciliation/reconcile-payments.js';
import { RefundPayment } from './refund/refund-payment.js';
import { SweepCheckouts } from './settle/sweep-checkouts.js';

/** An authorisation holds for a week at most; the provider lists undelivered events of the last 30 days. */
const HOURS = 24;
const HOURS_IN_DEPTH = 30 * 24;

/** How payments are brought forward without a shopper: by the provider's word, by staff's, and by the clock. */
@Injectable()
export class CheckoutJobs {
  constructor(
    private readonly following: SettleCheckout,
    private readonly refunding: RefundPayment,
    private readonly sweeping: SweepCheckouts,
    private readonly reconciling: ReconcilePayments,
    private readonly hearing: ReplayUndeliveredEvents,
  ) {}

  @HandlesJob('payments.follow')
  sync({ paymentIntentId }: JobPayloads['payments.follow']): Promise<void> {
    return this.following.byIntent(paymentIntentId);
  }

  @HandlesJob('payments.give-back')
  refundOrVoid({ orderId }: JobPayloads['payments.give-back']): Promise<void> {
    return this.refunding.giveBack(orderId);
  }

  @HandlesJob('payments.sweep')
  sweep(): Promise<number> {
    return this.sweeping.execute();
  }

  @HandlesJob('payments.reconcile')
  reconcile(): Promise<void> {
    return this.reconciling.reconcile(HOURS);
  }

  @HandlesJob('payments.reconcile-in-depth')
  async reconcileFull(): Promise<void> {
    await this.hearing.hear(HOURS_IN_DEPTH);
    await this.reconciling.reconcile(HOURS_IN_DEPTH);
  }
}
