import type { FoundProduct } from './found-product.js';
import { isProductId } from './tiktok-links.js';

/** A product that may be created, every field checked; texts are still as the page had them. */
export interface ImportableProduct {
  productId: string;
  name: string;
  priceCents: number;
  description: string;
  pictures: string[];
  categories: string[];
  options: ReadonlyMap<string, readonly string[]>;
}

/** Why a page that was read makes no product. */
export type Shortcoming = 'no-id' | 'other-product' | 'no-name' | 'no-price' | 'bad-price' | 'other-currency';

const PICTURES = 8;

/** Nothing is guessed: no name, no clear price in dollars, or another product than the link's, and nothing is created. */
export function importable(found: FoundProduct, linkedId: string | undefined): ImportableProduct | Shortcoming {
  const stated = found.productId?.value;
  const productId = stated ?? linkedId;
  if (!isProductId(productId)) return 'no-id';
  if (linkedId !== undefined && productId !== linkedId) return 'other-product';
  if (found.name === undefined || found.name.source === 'share-text') return 'no-name';
  if (found.price === undefined) return 'no-price';
  if (found.price.value.currency.toUpperCase() !== 'USD') return 'other-currency';
  const priceCents = centsOf(found.price.value.amount);
  if (priceCents === undefined) return 'bad-price';
  return {
    productId,
    name: found.name.value,
    priceCents,
    description: found.description?.value ?? '',
    pictures: (found.pictures?.value ?? []).slice(0, PICTURES),
    categories: found.categories?.value ?? [],
    options: found.options?.value ?? new Map<string, string[]>(),
  };
}

/** From the digits, never through a float; a third decimal, 0 and more than 99,999,999.99 are no price. */
function centsOf(amount: string): number | undefined {
  const match = /^0*(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(amount);
  if (!match) return undefined;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}
