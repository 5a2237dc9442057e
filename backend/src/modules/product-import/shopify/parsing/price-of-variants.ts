import { chosenPriceNote } from './price-notes.js';
import type { FeedVariant } from './read-product.js';

/**
 * A product has one price: the lowest of its variants that are not sold out, so that a variant that is sold out cannot lower the price
 * of the others. When nothing is in stock, the lowest of all. The note names the range when the variants differ.
 */
export function priceOfVariants(variants: readonly FeedVariant[]): { priceCents: number; note: string | undefined } {
  const inStock = variants.filter(({ quantity }) => quantity === null || quantity > 0);
  const priceCents = lowestOf(inStock.length > 0 ? inStock : variants);
  if (variants.every((variant) => variant.priceCents === priceCents)) return { priceCents, note: undefined };
  return { priceCents, note: chosenPriceNote(variants, inStock, priceCents) };
}

const lowestOf = (variants: readonly FeedVariant[]): number => Math.min(...variants.map((variant) => variant.priceCents));
