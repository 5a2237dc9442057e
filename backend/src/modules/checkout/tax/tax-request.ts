import { createHash } from 'node:crypto';
import { zipCodeOf } from '@shop/contract/us-states';
import type { CartContent } from '../../cart/index.js';
import type { TaxRequest } from '../../payments/index.js';
import { priceCart, type Prices } from '../../pricing/index.js';
import { type Delivery, pricedCart } from '../quote/priced-cart.js';

/** What the tax service is asked, without where the parcel comes from. */
export type CartTaxRequest = Omit<TaxRequest, 'from'>;

/**
 * What to ask for this cart; undefined while no service is used, or the destination is not known. Throws 400 ADDRESS_MISMATCH, 409
 * NO_SHIPPING.
 */
export function taxRequest(contents: readonly CartContent[], prices: Prices, delivery: Delivery): CartTaxRequest | undefined {
  if (!prices.usesTaxService) return undefined;
  const cart = pricedCart(contents, prices, delivery);
  const state = cart.destination?.state;
  const zipCode = zipCodeOf(delivery.zipCode ?? '');
  if (!state || !zipCode) return undefined;
  const untaxed = priceCart(cart, { ...prices, taxRules: null });
  return {
    lines: cart.lines.map(({ key, unitCents, quantity, taxKind }) => ({
      key,
      cents: unitCents * quantity,
      quantity,
      isClothing: taxKind === 'clothing',
    })),
    shippingCents: untaxed.totalCents - untaxed.subtotalCents,
    to: {
      street: delivery.street?.trim() ?? '',
      city: delivery.city?.trim() ?? '',
      state,
      zipCode,
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
