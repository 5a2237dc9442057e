import { Injectable } from '@nestjs/common';
import { askGateway, hasCode, PaymentGateway, type PaymentIntent } from '../../payments/index.js';
import { ShopSettings } from '../../settings/index.js';
import { cardsUnavailable, checkoutReplaced, intentFailed } from '../checkout.errors.js';
import type { PaymentIntentView } from '../checkout.view.js';
import { type CheckoutRow, Checkouts } from '../checkouts.js';
import { TrySettleCheckout } from '../settle/try-settle-checkout.js';
import { type CheckoutRequest, PrepareCheckout } from './prepare-checkout.js';

/** A payment that the provider has canceled is replaced by a new one, which starts uncanceled. */
const MAX_ATTEMPTS = 3;

/** Starts a card payment of the session's cart, or continues the one that was started. Reserves no stock. */
@Injectable()
export class OpenCheckout {
  constructor(
    private readonly prepareCheckout: PrepareCheckout,
    private readonly checkouts: Checkouts,
    private readonly gateway: PaymentGateway,
    private readonly trySettle: TrySettleCheckout,
    private readonly settings: ShopSettings,
  ) {}

  /** Throws 400 empty cart, 402 no provider, 409 CART_CHANGED, NOT_YET, MOST_PER_ORDER or short of stock, 422 bounds, 429 too many, 502 provider, 503 TAX_UNAVAILABLE. */
  async execute(request: CheckoutRequest): Promise<PaymentIntentView> {
    const { mode, publishableKey } = this.gateway;
    if (mode === 'unavailable') throw cardsUnavailable();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const rejection = await this.settings.rejectionOf(request.paymentMethod);
      const { checkout, replaced } = await this.prepareCheckout.execute(request, rejection);
      if (replaced) await this.trySettle.execute({ id: replaced.id });
      const intent = checkout.paymentIntentId === null ? await this.create(checkout) : await this.resume(checkout);
      if (intent) return { clientSecret: intent.clientSecret, mode, publishableKey, status: intent.status };
    }
    throw checkoutReplaced();
  }

  private async create(checkout: CheckoutRow): Promise<PaymentIntent> {
    const { id: checkoutId, totalCents: amountCents } = checkout;
    const intent = await this.call(checkout, () => this.gateway.create({ amountCents, checkoutId }, `pi-create-${checkoutId}`));
    if (await this.checkouts.setIntent(checkoutId, intent.id)) return intent;
    await this.trySettle.execute({ id: checkoutId }, intent);
    throw checkoutReplaced();
  }

  /** Undefined when the provider has canceled the payment: then a new one is started. */
  private async resume(checkout: CheckoutRow): Promise<PaymentIntent | undefined> {
    const intent = await this.call(checkout, () => this.gateway.retrieve(checkout.paymentIntentId ?? ''));
    if (intent.status !== 'canceled') return intent;
    await this.checkouts.end(checkout.id, 'canceled');
    return undefined;
  }

  /** The provider keeps a failed creation under its idempotency key: the next attempt needs another checkout. */
  private call(checkout: CheckoutRow, request: () => Promise<PaymentIntent>): Promise<PaymentIntent> {
    const requestOrEnd = async (): Promise<PaymentIntent> => {
      try {
        return await request();
      } catch (error) {
        if (checkout.paymentIntentId === null && hasCode(error, 'failed', 'refused')) {
          await this.checkouts.end(checkout.id, 'canceled');
        }
        throw error;
      }
    };
    return askGateway(requestOrEnd, {}, intentFailed);
  }
}
