import type { AdminProduct } from '@shop/contract';
import type { SizeRow } from './size-row.ts';

/** Pieces that waited for a size and got one. */
export interface StockMove {
  /** Null for a product without sizes. */
  variantId: string | null;
  /** The name of the size in the message. */
  label: string;
  quantity: number;
}

type FieldPath = 'stockQuantity' | ['variants', number, 'stockQuantity'];

/** The form field with the stock of a size, or of the product if the size is not in the form. */
export function stockPath(rows: readonly SizeRow[], variantId: string | null): FieldPath {
  const index = rows.findIndex(({ id }) => id !== undefined && id === variantId);
  return index === -1 ? 'stockQuantity' : ['variants', index, 'stockQuantity'];
}

/** The form field of a server error, for example "variants.2.sku". Errors about options are shown at the list of sizes. */
export function fieldPath(name: string): (string | number)[] {
  const path = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (path[0] === 'optionNames') return ['variants'];
  return path.at(-1) === 'values' ? [...path, 0] : path;
}

/** The loaded product with the current stock of a size, so that the next save computes its stock change from it. */
export const withSizeStock = (
  product: AdminProduct,
  { variantId, stockQuantity }: { variantId: string; stockQuantity: number },
): AdminProduct => ({
  ...product,
  variants: product.variants.map((one) => (one.id === variantId ? { ...one, stockQuantity } : one)),
});

/** The loaded product after pieces got a size. */
export const withMovedStock = (product: AdminProduct, { variantId, quantity }: StockMove): AdminProduct => ({
  ...product,
  stockQuantity: product.stockQuantity + quantity,
  unassignedStock: product.unassignedStock - quantity,
  variants: product.variants.map((one) => (one.id === variantId ? { ...one, stockQuantity: one.stockQuantity + quantity } : one)),
});
