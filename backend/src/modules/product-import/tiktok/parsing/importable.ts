import type { FoundProduct, VariantPrice } from './found-product.js';
import { isProductId } from './tiktok-links.js';

/** A product that can be created; its fields are validated, its texts still those of the page. */
export interface ImportableProduct {
  productId: string;
  name: string;
  priceCents: number;
  description: string;
  images: string[];
  categories: string[];
  options: ReadonlyMap<string, readonly string[]>;
  variantPrices: readonly VariantCents[];
}

interface VariantCents {
  /** By the names of the options. */
  values: ReadonlyMap<string, string>;
  priceCents: number;
}

/** Why the product of a page cannot be imported. */
export type ProductProblem = 'no-id' | 'other-product' | 'no-name' | 'no-price' | 'bad-price' | 'other-currency';

const MAX_IMAGES = 8;

/** Nothing is guessed: without a name, an unambiguous price in dollars and the id of the link there is no product. */
export function importable(found: FoundProduct, linkedId: string | undefined): ImportableProduct | ProductProblem {
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
    images: (found.images?.value ?? []).slice(0, MAX_IMAGES),
    categories: found.categories?.value ?? [],
    options: found.options?.value ?? new Map<string, string[]>(),
    variantPrices: (found.variantPrices?.value ?? []).flatMap(variantCents),
  };
}

function variantCents({ values, amount, currency }: VariantPrice): VariantCents[] {
  const priceCents = currency.toUpperCase() === 'USD' ? centsOf(amount) : undefined;
  return priceCents === undefined ? [] : [{ values, priceCents }];
}

/** Read from the digits because a float cannot hold every amount. Undefined for 0, a third decimal and above 99,999,999.99. */
function centsOf(amount: string): number | undefined {
  const match = /^0*(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(amount);
  if (!match) return undefined;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}
