import type { CartContent } from '../../cart/index.js';
import { priceCart, type Prices, type Quote } from '../../pricing/index.js';
import { cartChanged } from '../checkout.errors.js';
import { hashOfRequest, taxRequest } from '../tax/tax-request.js';
import { type Delivery, pricedCart } from './priced-cart.js';

const MAX_ATTEMPTS = 3;

/** The cart is not the one that the tax was worked out for. */
class TaxesOutdated extends Error {
  /** `totalCents`: what that one costs. */
  constructor(readonly totalCents: number) {
    super('The cart has changed');
  }
}

/** Throws 400 ADDRESS_MISMATCH, 409 NO_SHIPPING, and TaxesOutdated when the tax service has to be asked for this cart. */
export function quoteCart(contents: readonly CartContent[], prices: Prices, delivery: Delivery): Quote {
  const cart = pricedCart(contents, prices, delivery);
  const request = taxRequest(contents, prices, delivery);
  if (request && prices.service?.hash !== hashOfRequest(request)) throw new TaxesOutdated(prices.service?.totalCents ?? 0);
  return priceCart(cart, prices, request ? (prices.service?.taxes ?? undefined) : undefined);
}

/** Returns when `error` says that the prices of the cart have to be asked for again; after three attempts it is 409 CART_CHANGED. */
export function assertTaxesOutdated(error: unknown, attempt: number): void {
  if (!(error instanceof TaxesOutdated)) throw error;
  if (attempt >= MAX_ATTEMPTS) throw cartChanged(error.totalCents);
}
