import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '#src/jobs.js';
import { HandlesJob } from '#platform/queue/handles-job.js';
import { FollowPayment } from './follow-payment.js';
import { HearUndelivered } from './reconciliation/hear-undelivered.js';
import { ReconcilePayments } from './reconciliation/reconcile-payments.js';
import { RefundPayment } from './refund-payment.js';
import { SweepCheckouts } from './sweep-checkouts.js';

/** An authorisation holds for a week at most; the provider lists undelivered events of the last 30 days. */
const HOURS = 24;
const HOURS_IN_DEPTH = 30 * 24;

/** How payments are brought forward without a shopper: by the provider's word, by staff's, and by the clock. */
@Injectable()
export class PaymentsJobs {
  constructor(
    private readonly following: FollowPayment,
    private readonly refunding: RefundPayment,
    private readonly sweeping: SweepCheckouts,
    private readonly reconciling: ReconcilePayments,
    private readonly hearing: HearUndelivered,
  ) {}

  @HandlesJob('payments.follow')
  follow({ paymentIntentId }: JobPayloads['payments.follow']): Promise<void> {
    return this.following.byIntent(paymentIntentId);
  }

  @HandlesJob('payments.give-back')
  giveBack({ orderId }: JobPayloads['payments.give-back']): Promise<void> {
    return this.refunding.giveBack(orderId);
  }

  @HandlesJob('payments.sweep')
  sweep(): Promise<number> {
    return this.sweeping.sweep();
  }

  @HandlesJob('payments.reconcile')
  reconcile(): Promise<void> {
    return this.reconciling.reconcile(HOURS);
  }

  @HandlesJob('payments.reconcile-in-depth')
  async reconcileInDepth(): Promise<void> {
    await this.hearing.hear(HOURS_IN_DEPTH);
    await this.reconciling.reconcile(HOURS_IN_DEPTH);
  }
}
