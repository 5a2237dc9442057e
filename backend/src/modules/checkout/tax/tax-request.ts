import { createHash } from 'node:crypto';
import { toCents } from '@shop/contract/money';
import { zipCodeOf } from '@shop/contract/us-states';
import type { CartContent } from '../../cart/index.js';
import { lineKey } from '../../catalog/index.js';
import type { TaxRequest } from '../../payments/index.js';
import { priceCart, type PricedLine, readDestination, type TodaysPrices } from '../../pricing/index.js';
import type { Delivery } from '../quote/checkout-prices.js';

/** What the tax service is asked, without where the parcel comes from. */
export type CartTaxRequest = Omit<TaxRequest, 'from'>;

export const linesOf = (contents: readonly CartContent[]): PricedLine[] =>
  contents.map((line) => ({
    key: lineKey(line),
    unitCents: toCents(line.price),
    quantity: line.quantity,
    taxKind: line.taxKind,
  }));

/**
 * What to ask for this cart; undefined while no service is used, or the destination is not known. Throws 400 ADDRESS_MISMATCH, 409
 * NO_SHIPPING.
 */
export function taxRequest(
  contents: readonly CartContent[],
  prices: TodaysPrices,
  delivery: Delivery,
): CartTaxRequest | undefined {
  const { state = null, zipCode = null, shippingRateId = null } = delivery;
  const destination = prices.usesTaxService ? readDestination(prices, { state, zipCode }) : null;
  const wholeZipCode = zipCodeOf(zipCode ?? '');
  if (!destination?.state || !wholeZipCode) return undefined;
  const lines = linesOf(contents);
  const untaxed = priceCart({ lines, destination, shippingRateId, day: prices.day }, { ...prices, taxRules: null });
  return {
    lines: lines.map(({ key, unitCents, quantity, taxKind }) => ({
      key,
      cents: unitCents * quantity,
      quantity,
      isClothing: taxKind === 'clothing',
    })),
    shippingCents: untaxed.totalCents - untaxed.subtotalCents,
    to: {
      street: delivery.street?.trim() ?? '',
      city: delivery.city?.trim() ?? '',
      state: destination.state,
      zipCode: wholeZipCode,
    },
  };
}

/** Digest of everything that decides the tax. The order of lines and the spelling of the address do not. */
export function hashOfRequest({ lines, shippingCents, to }: CartTaxRequest): string {
  const cart = lines
    .map(({ key, cents, quantity, isClothing }) => `${key}x${quantity}@${cents}${isClothing ? 'c' : ''}`)
    .toSorted();
  const address = [to.street, to.city, to.state, to.zipCode].map((part) => part.toLowerCase().replace(/\s+/g, ' '));
  return createHash('sha256')
    .update(JSON.stringify([cart, shippingCents, address]))
    .digest('hex');
}
