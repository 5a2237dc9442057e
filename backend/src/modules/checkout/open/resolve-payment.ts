import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { orderNotFound, type PlacedOrderView } from '../../orders/index.js';
import { intentIdOf } from '../checkout.dto.js';
import { Checkouts } from '../checkouts.js';
import { FinishPayment } from '../settle/finish-payment.js';
import { GatewayError, hasCode, PaymentGateway } from '../../payments/gateway/payment-gateway.js';
import { providerUnreachable } from '../../payments/payments.errors.js';

/** The provider's return address names a payment and no order: finds the order, and makes it when nobody has yet. */
@Injectable()
export class ResolvePayment {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly finishing: FinishPayment,
  ) {}

  /** 404 for payments that are unknown or whose secret is another one, 402 while it is not paid: ask again. */
  async orderOf(clientSecret: string): Promise<PlacedOrderView> {
    const checkout = await this.checkouts.byIntent(intentIdOf(clientSecret) ?? '');
    if (!checkout?.paymentIntentId) throw orderNotFound();
    if (!same(clientSecret, await this.secretOf(checkout.paymentIntentId))) throw orderNotFound();
    return this.finishing.finish(checkout.id);
  }

  private async secretOf(paymentIntentId: string): Promise<string> {
    try {
      return (await this.gateway.retrieve(paymentIntentId)).clientSecret;
    } catch (error) {
      if (hasCode(error, 'unknown')) throw orderNotFound();
      if (error instanceof GatewayError) throw providerUnreachable();
      throw error;
    }
  }
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
