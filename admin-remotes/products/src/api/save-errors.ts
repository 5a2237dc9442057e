import { ApiError } from '@shop/admin-kit';

/** The saved product, if fewer pieces are left than this edit removes from stock. */
export const stockConflict = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'STOCK_CHANGED' ? error.json()['current'] : undefined;

/** The size of which fewer pieces are left than this edit removes, and what is left of it. */
export function sizeStockConflict(error: unknown): { variantId: string; stockQuantity: number } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'STOCK_CHANGED') return undefined;
  const { variantId, stockQuantity } = error.json();
  return typeof variantId === 'string' && typeof stockQuantity === 'number' ? { variantId, stockQuantity } : undefined;
}
