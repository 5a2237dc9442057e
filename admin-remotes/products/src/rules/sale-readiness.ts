import { stockOf } from './number-input.ts';
import type { ProductFields } from './product-form.ts';
import { sumOf } from './sizes/size-row.ts';

type SaleFields = Pick<ProductFields, 'isLive' | 'buyableFrom' | 'stockQuantity' | 'variants'>;

/** What a product still lacks for a sale that begins after `now`; none for one that has no such moment, and for a draft. */
export function missingForSale(
  { isLive, buyableFrom, stockQuantity, variants }: SaleFields,
  { images, now }: { images: number; now: number },
): string[] {
  if (!isLive || buyableFrom === null || Date.parse(buyableFrom) <= now) return [];
  const isSized = variants.length > 0;
  const pieces = isSized ? sumOf(variants) : stockOf(stockQuantity);
  return [
    ...(pieces > 0 ? [] : [`0 pieces${isSized ? ' in every size' : ''}, so nobody can buy it.`]),
    ...(images > 0 ? [] : ['No image yet.']),
  ];
}
