import { Injectable } from '@nestjs/common';
import { CheckoutCart } from '../../cart/index.js';
import { CurrentPrices, type Quote } from '../../pricing/index.js';
import { cartIsEmpty, sizeNeeded } from '../checkout.errors.js';
import { type Delivery, quoteCart } from './quote-cart.js';

/** What the session's cart costs now; nothing is stored. */
@Injectable()
export class ReadQuote {
  constructor(
    private readonly carts: CheckoutCart,
    private readonly prices: CurrentPrices,
  ) {}

  /** Throws 400 CART_EMPTY or ADDRESS_MISMATCH, 409 SIZE_NEEDED or NO_SHIPPING. */
  async execute(sessionId: string, delivery: Delivery): Promise<Quote> {
    const [contents, prices] = await Promise.all([this.carts.read(sessionId), this.prices.today()]);
    if (contents.length === 0) throw cartIsEmpty();
    const unsized = contents.find(({ needsSize }) => needsSize);
    if (unsized) throw sizeNeeded(unsized);
    return quoteCart(contents, prices, delivery);
  }
}
