import { type AdminProduct, cleanLine, fromCents, type SaveVariant } from '@shop/contract';
import { priceInCents, stockOf, weightOf } from '../number-input.ts';

export const MAX_SIZES = 100;
export const MAX_OPTIONS = 3;
export const MAX_STOCK = 1_000_000;

/** The input values of one size. */
export interface SizeRow {
  /** Undefined until the size is saved. */
  id?: string;
  /** One for each option. */
  values: string[];
  stockQuantity: string | number | null;
  sku: string;
  /** Empty: the price of the product. */
  priceOverride: string | number | null;
  imageUrl: string | null;
  /** Empty: the weight of the product. */
  weightOz: string | number | null;
  isActive: boolean;
}

export const labelOf = (values: readonly (string | undefined)[]): string =>
  values.map((value) => cleanLine(value ?? '')).join(' / ');

export const sameLabel = (one: readonly string[], other: readonly string[]): boolean =>
  labelOf(one).toLowerCase() === labelOf(other).toLowerCase();

export const newRow = (values: readonly string[], stockQuantity = 0): SizeRow => ({
  values: [...values],
  stockQuantity,
  sku: '',
  priceOverride: null,
  imageUrl: null,
  weightOz: null,
  isActive: true,
});

/** The sizes of a saved product, with the hidden ones. */
export const rowsOf = (product: AdminProduct | null): SizeRow[] =>
  (product?.variants ?? []).map(({ id, values, stockQuantity, sku, priceOverride, imageUrl, weightOz, isActive }) => ({
    id,
    values: [...values],
    stockQuantity,
    sku: sku ?? '',
    priceOverride,
    imageUrl,
    weightOz,
    isActive,
  }));

/** The pieces of all sizes that are not hidden: the stock of the product. */
export const sumOf = (rows: readonly SizeRow[]): number =>
  rows.reduce((sum, { isActive, stockQuantity }) => sum + (isActive ? stockOf(stockQuantity) : 0), 0);

/**
 * The request fields of the sizes. The server applies a stock edit as a change relative to the loaded stock (`base`). An image that
 * has left the gallery (`images`) leaves the size, too.
 */
export function variantsOf(rows: readonly SizeRow[], base: AdminProduct | null, images: readonly string[]): SaveVariant[] {
  const stockRead = new Map(base?.variants.map(({ id, stockQuantity }) => [id, stockQuantity]));
  return rows.map(({ id, values, stockQuantity, sku, priceOverride, imageUrl, weightOz, isActive }) => {
    const price = priceInCents(priceOverride);
    const stockQuantityRead = id === undefined ? undefined : stockRead.get(id);
    return {
      ...(id === undefined ? {} : { id }),
      values: values.map(cleanLine),
      sku: cleanLine(sku) || null,
      priceOverride: price === undefined ? null : fromCents(price),
      stockQuantity: stockOf(stockQuantity),
      ...(stockQuantityRead === undefined ? {} : { stockQuantityRead }),
      imageUrl: imageUrl !== null && images.includes(imageUrl) ? imageUrl : null,
      weightOz: weightOf(weightOz),
      isActive,
    };
  });
}
