import type { CartContent } from '../../cart/index.js';
import { priceCart, type Quote, readDestination } from '../../pricing/index.js';
import type { CheckoutPrices, Delivery } from './checkout-prices.js';
import { hashOfRequest, linesOf, taxRequest } from '../tax/tax-request.js';

/** The cart is not the one that the tax was worked out for. */
export class TaxesOutdated extends Error {}

/** Throws 400 ADDRESS_MISMATCH, 409 NO_SHIPPING, and TaxesOutdated when the tax service has to be asked for this cart. */
export function quoteCart(contents: readonly CartContent[], prices: CheckoutPrices, delivery: Delivery): Quote {
  const { state = null, zipCode = null, shippingRateId = null } = delivery;
  const destination = readDestination(prices, { state, zipCode });
  const cart = { lines: linesOf(contents), destination, shippingRateId, day: prices.day };
  const request = taxRequest(contents, prices, delivery);
  if (request && prices.service?.hash !== hashOfRequest(request)) throw new TaxesOutdated('The cart has changed');
  return priceCart(cart, prices, request ? (prices.service?.taxes ?? undefined) : undefined);
}
