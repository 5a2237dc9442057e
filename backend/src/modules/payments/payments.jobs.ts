import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '../../jobs.js';
import { HandlesJob } from '../../platform/queue/handles-job.js';
import { FollowPayment } from './follow-payment.js';
import { RefundPayment } from './refund-payment.js';
import { SweepCheckouts } from './sweep-checkouts.js';

/** How payments are brought forward without a shopper: by the provider's word, by staff's, and by the clock. */
@Injectable()
export class PaymentsJobs {
  constructor(
    private readonly following: FollowPayment,
    private readonly refunding: RefundPayment,
    private readonly sweeping: SweepCheckouts,
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
}
