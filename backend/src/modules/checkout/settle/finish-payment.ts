import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import type { PlacedOrderView } from '../../orders/index.js';
import { MoveMoney } from './move-money.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { GatewayError, hasCode, PaymentGateway, type PaymentIntent } from '../../payments/gateway/payment-gateway.js';
import { notPaid, providerUnreachable } from '../../payments/payments.errors.js';
import { PlacePaidOrder } from '../place/place-paid-order.js';
import { ReleasePayment } from '../../payments/release-payment.js';

/** The only way an order arises from a card payment: browser, webhook and sweeper all end here, in any order, any number of times. */
@Injectable()
export class FinishPayment {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly placing: PlacePaidOrder,
    private readonly capturing: MoveMoney,
    private readonly releasing: ReleasePayment,
  ) {}

  /** Refuses with 402 not paid, 409 sold out (the money is given back), 503 when the provider does not answer. */
  async finish(checkoutId: string): Promise<PlacedOrderView> {
    const checkout = await this.checkouts.byId(checkoutId);
    if (!checkout) throw notPaid();
    if (checkout.status === 'open') {
      const intent = await this.intentOf(checkout);
      if (!isPaymentFor(checkout, intent)) throw notPaid();
    }
    const outcome = await inTransaction(this.db, (tx) => this.placing.place(tx, checkout));
    if ('refusal' in outcome) {
      await this.releasing.tryToRelease(checkoutId);
      throw outcome.refusal;
    }
    await this.capturing.captureSoon(checkoutId);
    return outcome.order;
  }

  private async intentOf({ paymentIntentId }: CheckoutRow): Promise<PaymentIntent> {
    if (paymentIntentId === null) throw notPaid();
    try {
      return await this.gateway.retrieve(paymentIntentId);
    } catch (error) {
      if (hasCode(error, 'unknown')) throw notPaid();
      if (error instanceof GatewayError) throw providerUnreachable();
      throw error;
    }
  }
}

/** Authorised or captured, for exactly this checkout and this amount. */
function isPaymentFor(checkout: CheckoutRow, intent: PaymentIntent): boolean {
  return (
    (intent.status === 'requires_capture' || intent.status === 'succeeded') &&
    intent.checkoutId === checkout.id &&
    intent.amountCents === checkout.totalCents &&
    intent.currency === 'usd'
  );
}
