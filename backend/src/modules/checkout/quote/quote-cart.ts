import { toCents } from '@shop/contract/money';
import type { CartContent } from '../../cart/index.js';
import { lineKey } from '../../catalog/index.js';
import { priceCart, type Quote, readDestination, type TodaysPrices } from '../../pricing/index.js';

/** Where a cart goes, and how. */
export interface Delivery {
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
  shippingRateId?: string | null | undefined;
}

/** Throws 400 ADDRESS_MISMATCH, 409 NO_SHIPPING. */
export function quoteCart(contents: readonly CartContent[], prices: TodaysPrices, delivery: Delivery): Quote {
  const lines = contents.map((line) => ({
    key: lineKey(line),
    unitCents: toCents(line.price),
    quantity: line.quantity,
    taxKind: line.taxKind,
  }));
  const { state = null, zipCode = null, shippingRateId = null } = delivery;
  const destination = readDestination(prices, { state, zipCode });
  return priceCart({ lines, destination, shippingRateId, day: prices.day }, prices);
}
