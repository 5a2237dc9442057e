import type { ProductListItem } from '@shop/contract';
import { FEATURED_PRODUCTS } from '#config/limits.ts';

/** Up to eight products in random order. Anything that is no list counts as empty. */
export function pickFeatured(listed: unknown, random: () => number): ProductListItem[] {
  if (!Array.isArray(listed)) return [];
  const pool = [...(listed as ProductListItem[])];
  const picked: ProductListItem[] = [];
  while (picked.length < FEATURED_PRODUCTS && pool.length > 0) {
    picked.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return picked;
}
