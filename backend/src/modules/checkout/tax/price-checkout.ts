import { Injectable } from '@nestjs/common';
import { fromCents } from '@shop/contract/money';
import { type CartContent, CheckoutCart } from '../../cart/index.js';
import { CurrentPrices, type Quote } from '../../pricing/index.js';
import { cartChanged } from '../checkout.errors.js';
import type { CheckoutPrices, Delivery } from '../quote/checkout-prices.js';
import { quoteCart, TaxesOutdated } from '../quote/quote-cart.js';
import { AskForTax } from './ask-for-tax.js';

const MAX_ATTEMPTS = 3;

interface PricedRequest {
  sessionId: string;
  customer: { shippingAddress: Delivery };
  shippingRateId?: string | undefined;
}

/** Prices of the cart of a session, read before the transaction that sells it. */
@Injectable()
export class PriceCheckout {
  constructor(
    private readonly prices: CurrentPrices,
    private readonly carts: CheckoutCart,
    private readonly askForTax: AskForTax,
  ) {}

  /** Throws 400 ADDRESS_MISMATCH, 409 NO_SHIPPING, 503 TAX_UNAVAILABLE. */
  async quote(sessionId: string, contents: readonly CartContent[], delivery: Delivery): Promise<Quote> {
    const prices = await this.askForTax.execute(sessionId, contents, await this.prices.today(), delivery);
    return quoteCart(contents, prices, delivery);
  }

  /**
   * Runs `sell` with one version of the prices. When the cart that it has locked is not the one whose tax was asked for, the service is
   * asked again; after three attempts 409 CART_CHANGED. Throws also as `quote`.
   */
  async execute<T>(request: PricedRequest, sell: (prices: CheckoutPrices) => Promise<T>): Promise<T> {
    const today = await this.prices.today();
    if (!today.usesTaxService) return sell(today);
    const { sessionId, customer, shippingRateId } = request;
    const delivery = { ...customer.shippingAddress, shippingRateId };
    for (let attempt = 1; ; attempt++) {
      const contents = await this.carts.read(sessionId);
      const prices = await this.askForTax.execute(sessionId, contents, today, delivery);
      try {
        return await sell(prices);
      } catch (error) {
        if (!(error instanceof TaxesOutdated)) throw error;
        if (attempt === MAX_ATTEMPTS) throw cartChanged(totalOf(contents, prices, delivery));
      }
    }
  }
}

const totalOf = (contents: readonly CartContent[], prices: CheckoutPrices, delivery: Delivery): string =>
  fromCents(contents.length === 0 ? 0 : quoteCart(contents, prices, delivery).totalCents);
