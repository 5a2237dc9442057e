import { fromCents } from '@shop/contract/money';
import type { FeedVariant } from './read-product.js';

/**
 * A product has one price: the lowest of its variants that are not sold out, so that a variant that is sold out cannot lower the price
 * of the others. When nothing is in stock, the lowest of all. The note names the range when the variants differ.
 */
export function priceOfVariants(variants: readonly FeedVariant[]): { priceCents: number; note: string | undefined } {
  const inStock = variants.filter(({ quantity }) => quantity === null || quantity > 0);
  const priceCents = lowestOf(inStock.length > 0 ? inStock : variants);
  const range = `${fromCents(lowestOf(variants))} to ${fromCents(Math.max(...variants.map((variant) => variant.priceCents)))}`;
  if (variants.every((variant) => variant.priceCents === priceCents)) return { priceCents, note: undefined };
  return { priceCents, note: `variants cost ${range}; ${explanation(inStock, priceCents)}` };
}

function explanation(inStock: readonly FeedVariant[], priceCents: number): string {
  const price = fromCents(priceCents);
  if (inStock.some(({ quantity }) => quantity === null)) return `${price} is the lowest price of those not known to be sold out`;
  if (inStock.length === 0) return `${price} is the lowest price, and nothing is in stock`;
  if (inStock.every((variant) => variant.priceCents === priceCents)) return `${price} is the price of those in stock`;
  return `${price} is the lowest price of those in stock, and all pieces are sold at it`;
}

const lowestOf = (variants: readonly FeedVariant[]): number => Math.min(...variants.map((variant) => variant.priceCents));
