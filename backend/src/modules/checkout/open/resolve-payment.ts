import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { orderNotFound, type PlacedOrderView } from '../../orders/index.js';
import { askGateway, intentIdOf, PaymentGateway } from '../../payments/index.js';
import { Checkouts } from '../checkouts.js';
import { FinishPayment } from '../settle/finish-payment.js';

/** The order of a payment that the shopper returns from: the provider's return address names the payment, not the order. */
@Injectable()
export class ResolvePayment {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly finishPayment: FinishPayment,
  ) {}

  /** Creates the order when needed. Throws 404 for an unknown payment or a wrong secret, 402 while it is not paid. */
  async execute(clientSecret: string): Promise<PlacedOrderView> {
    const paymentIntentId = intentIdOf(clientSecret);
    const checkout = paymentIntentId === undefined ? undefined : await this.checkouts.find({ paymentIntentId });
    if (!checkout || paymentIntentId === undefined) throw orderNotFound();
    const intent = await askGateway(() => this.gateway.retrieve(paymentIntentId), { unknown: orderNotFound });
    if (!isEqual(clientSecret, intent.clientSecret)) throw orderNotFound();
    return this.finishPayment.execute(checkout.id, intent);
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
