import { api, useMutation } from '@shop/admin-kit';
import { formatPieces } from '../rules/sizes/size-texts.ts';
import type { StockMove } from '../rules/sizes/stock-update.ts';
import { CATALOG_KEYS } from './catalog-queries.ts';

/** Gives pieces that wait for a size to one. Resolves with the product. */
export const useAssignStock = (productId: string) =>
  useMutation({
    mutationFn: ({ variantId, quantity }: StockMove, keyed) =>
      api.post('/api/admin/products/{id}/assign-stock', { path: { id: productId }, body: { variantId, quantity }, ...keyed }),
    meta: {
      success: (_, { label, quantity }) => `${formatPieces(quantity)} moved to ${label}`,
      failure: 'Failed to move the pieces',
      invalidates: CATALOG_KEYS,
    },
  });
