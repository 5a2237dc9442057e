import { Injectable } from '@nestjs/common';
import type { PlacedOrderView } from '../../orders/index.js';
import { askGateway, type PaymentIntent } from '../../payments/index.js';
import { notPaid, soldOutUncharged } from '../checkout.errors.js';
import { SettleCheckout } from './settle-checkout.js';
import { TrySettleCheckout } from './try-settle-checkout.js';

/** Turns a paid checkout into its order for a shopper who waits; the capture, or the release, is not waited for long. */
@Injectable()
export class FinishPayment {
  constructor(
    private readonly settle: SettleCheckout,
    private readonly trySettle: TrySettleCheckout,
  ) {}

  /** Throws 402 not paid, 409 sold out (the shopper is not charged), 503 when the provider does not answer. */
  async execute(checkoutId: string, intent?: PaymentIntent): Promise<PlacedOrderView> {
    const key = { id: checkoutId };
    const settled = await askGateway(() => this.settle.execute(key, { intent, untilPlaced: true }));
    const { checkout, order, placeError } = settled;
    if (!checkout || checkout.status === 'open') throw notPaid();
    await this.trySettle.execute(key, settled.intent);
    if (order) return { id: order.id, orderNumber: order.orderNumber };
    throw placeError ?? (checkout.status === 'sold_out' ? soldOutUncharged() : notPaid());
  }
}
