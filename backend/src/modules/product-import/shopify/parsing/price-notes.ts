import { fromCents } from '@shop/contract/money';
import type { FeedVariant } from './read-product.js';

/** Sentences of the report; in them, a price is "48.00". */
export const ofUnsaidSize = (what: string, which: string): string =>
  `the file does not say of which size the ${what} is: the ${which}`;

export const priceOfUnsaidSize = (cents: number): string => ofUnsaidSize(`price ${fromCents(cents)}`, 'prices stay');

/** Why variants that differ are sold at `priceCents`. */
export function chosenPriceNote(variants: readonly FeedVariant[], inStock: readonly FeedVariant[], priceCents: number): string {
  const prices = variants.map((variant) => variant.priceCents);
  const range = `${fromCents(Math.min(...prices))} to ${fromCents(Math.max(...prices))}`;
  return `variants cost ${range}; ${explanation(inStock, priceCents)}`;
}

function explanation(inStock: readonly FeedVariant[], priceCents: number): string {
  const price = fromCents(priceCents);
  if (inStock.some(({ quantity }) => quantity === null)) return `${price} is the lowest price of those not known to be sold out`;
  if (inStock.length === 0) return `${price} is the lowest price, and nothing is in stock`;
  if (inStock.every((variant) => variant.priceCents === priceCents)) return `${price} is the price of those in stock`;
  return `${price} is the lowest price of those in stock, and all pieces are sold at it`;
}
