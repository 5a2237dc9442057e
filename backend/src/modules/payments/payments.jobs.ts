import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JobPayloads } from '../../jobs.js';
import { HandlesJob } from '../../platform/queue/handles-job.js';
import { PaidCheckouts } from '../orders/index.js';
import { Checkouts } from './checkouts.js';
import { FinishCheckout } from './finish-checkout.js';
import { FollowPayment } from './follow-payment.js';
import { notPaid } from './payments.errors.js';
import { SweepCheckouts } from './sweep-checkouts.js';

/** How others come to a payment: the shopper's order, the provider's word, and the clock. */
@Injectable()
export class PaymentsJobs implements OnModuleInit {
  constructor(
    private readonly paidCheckouts: PaidCheckouts,
    private readonly checkouts: Checkouts,
    private readonly finishing: FinishCheckout,
    private readonly following: FollowPayment,
    private readonly sweeping: SweepCheckouts,
  ) {}

  /** The checkout, not the request, says what is bought: it is found by the session alone. */
  onModuleInit(): void {
    this.paidCheckouts.plugIn(async ({ sessionId }) => {
      const checkout = await this.checkouts.latestOf(sessionId);
      if (!checkout) throw notPaid();
      return this.finishing.finish(checkout.id);
    });
  }

  @HandlesJob('payments.follow')
  follow({ paymentIntentId }: JobPayloads['payments.follow']): Promise<void> {
    return this.following.byIntent(paymentIntentId);
  }

  @HandlesJob('payments.sweep')
  sweep(): Promise<number> {
    return this.sweeping.sweep();
  }
}
