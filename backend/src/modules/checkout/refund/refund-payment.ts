import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#platform/tokens.js';
import type { MoneyProvider, RefundableOrder } from '../../orders/index.js';
import { MoveMoney } from '../settle/move-money.js';
import { Checkouts } from '../checkouts.js';
import { GatewayError, hasCode, PaymentGateway } from '../../payments/gateway/payment-gateway.js';
import { providerUnreachable, refundRefused } from '../../payments/payments.errors.js';

/** What staff may do with the money of a card order. */
@Injectable()
export class RefundPayment implements MoneyProvider {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly capturing: MoveMoney,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Gives `cents` back and notes it in the order; `refundId` must be committed before, and twice is once. The provider holds the
   * sum of all refunds within what was captured. Refuses with 409 when it says no for good, 503 when it may be tried again.
   */
  async refund({ paymentIntentId }: RefundableOrder, cents: number, refundId: string): Promise<void> {
    try {
      await this.gateway.refund(paymentIntentId, cents, `refund-${refundId}`);
    } catch (error) {
      if (hasCode(error, 'wrong-state', 'refused', 'unknown')) throw refundRefused();
      if (error instanceof GatewayError) throw providerUnreachable();
      throw error;
    }
    await this.note(paymentIntentId);
  }

  /** Tries at once; the job of the cancelled order tries again for as long as it needs. */
  async cancelled(orderId: string): Promise<void> {
    const checkout = await this.checkouts.byOrder(orderId);
    if (checkout) await this.capturing.captureSoon(checkout.id);
  }

  /** Throws GatewayError to be tried again. */
  async giveBack(orderId: string): Promise<void> {
    const checkout = await this.checkouts.byOrder(orderId);
    if (checkout) await this.capturing.settle(checkout.id);
  }

  /** The money has moved: what cannot be noted now is noted when the provider tells of it, or by the reconciler. */
  private async note(paymentIntentId: string): Promise<void> {
    try {
      const checkout = await this.checkouts.byIntent(paymentIntentId);
      if (checkout) await this.capturing.settle(checkout.id);
    } catch (error) {
      this.logger.warn({ err: error, paymentIntentId }, 'a refund could not be noted yet');
    }
  }
}
