import { Injectable } from '@nestjs/common';
import { askGateway, PaymentGateway } from '../../payments/index.js';
import { refundRefused } from '../checkout.errors.js';
import { TrySettleCheckout } from '../settle/try-settle-checkout.js';

/** Sends money of a captured payment back, at most once per `refundId`. */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly trySettle: TrySettleCheckout,
  ) {}

  /**
   * `refundId` must be committed before: it makes the idempotency key. The provider limits the sum of refunds to what was
   * captured. Throws 409 when it refuses, 503 when it may be tried again. What cannot be recorded now is recorded by its
   * webhook or the reconciler.
   */
  async execute({ paymentIntentId }: { paymentIntentId: string }, cents: number, refundId: string): Promise<void> {
    await askGateway(() => this.gateway.refund(paymentIntentId, cents, `refund-${refundId}`), {
      'wrong-state': refundRefused,
      refused: refundRefused,
      unknown: refundRefused,
    });
    await this.trySettle.execute({ paymentIntentId });
  }
}
