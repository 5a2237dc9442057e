import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#platform/tokens.js';
import { GatewayError } from '../../payments/index.js';
import { SettleCheckout } from '../settle/settle-checkout.js';
import { ComparePayments } from './compare-payments.js';
import { Discrepancies } from './discrepancies.js';

/** Settles a payment that disagrees with its order, and stores and reports what they disagree about afterwards. */
@Injectable()
export class SettleAndCompare {
  constructor(
    private readonly settle: SettleCheckout,
    private readonly comparePayments: ComparePayments,
    private readonly discrepancies: Discrepancies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether the payment is captured. It may have changed since it was listed, so only what remains is stored. */
  async execute(paymentIntentId: string): Promise<boolean> {
    try {
      await this.settle.execute({ paymentIntentId });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn({ err: error, paymentIntentId }, 'a payment could not be settled');
    }
    const { intent, discrepancy } = await this.comparePayments.inspect(paymentIntentId);
    if (discrepancy && (await this.discrepancies.record(discrepancy))) {
      this.logger.error(discrepancy, 'a payment and its order do not agree');
    }
    return intent?.status === 'succeeded';
  }
}
