import { toCents } from '@shop/contract/money';
import type { CartContent } from '../../cart/index.js';
import { lineKey } from '../../catalog/index.js';
import { type PricedCart, type Prices, readDestination } from '../../pricing/index.js';

/** Where a cart goes, and how. */
export interface Delivery {
  street?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
  shippingRateId?: string | null | undefined;
}

/** A cart as the pricing module reads it. Throws 400 ADDRESS_MISMATCH. */
export function pricedCart(contents: readonly CartContent[], prices: Prices, delivery: Delivery): PricedCart {
  const { state = null, zipCode = null, shippingRateId = null } = delivery;
  const lines = contents.map((line) => ({
    key: lineKey(line),
    unitCents: toCents(line.price),
    quantity: line.quantity,
    taxKind: line.taxKind,
  }));
  return { lines, destination: readDestination(prices, { state, zipCode }), shippingRateId, day: prices.day };
}
