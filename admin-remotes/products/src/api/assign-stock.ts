import { api, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { formatPieces } from '../rules/sizes/size-texts.ts';
import type { StockMove } from '../rules/sizes/stock-update.ts';
import { refreshCatalog } from './catalog-queries.ts';

/** Gives pieces that wait for a size to one. Resolves with the product. */
export function useAssignStock(productId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ variantId, quantity }: StockMove, keyed) =>
      api.post('/api/admin/products/{id}/assign-stock', { path: { id: productId }, body: { variantId, quantity }, ...keyed }),
    onSuccess: (_, { label, quantity }) => notifySuccess(`${formatPieces(quantity)} moved to ${label}`),
    onError: (error) => notifyError(error, 'Failed to move the pieces'),
    onSettled: () => refreshCatalog(queryClient),
  });
}
