import { Injectable } from '@nestjs/common';
import { CheckoutCart } from '../../cart/index.js';
import type { Quote } from '../../pricing/index.js';
import { cartIsEmpty, sizeNeeded } from '../checkout.errors.js';
import { CheckoutPrices } from './checkout-prices.js';
import type { Delivery } from './priced-cart.js';
import { quoteCart } from './quote-cart.js';

/** What the session's cart costs now. Only an answer of the tax service is stored. */
@Injectable()
export class ReadQuote {
  constructor(
    private readonly carts: CheckoutCart,
    private readonly prices: CheckoutPrices,
  ) {}

  /** Throws 400 CART_EMPTY or ADDRESS_MISMATCH, 409 SIZE_NEEDED or NO_SHIPPING, 503 TAX_UNAVAILABLE. */
  async execute(sessionId: string, delivery: Delivery): Promise<Quote> {
    const contents = await this.carts.read(sessionId);
    if (contents.length === 0) throw cartIsEmpty();
    const unsized = contents.find(({ needsSize }) => needsSize);
    if (unsized) throw sizeNeeded(unsized);
    return quoteCart(contents, await this.prices.ofCart(sessionId, contents, delivery), delivery);
  }
}
