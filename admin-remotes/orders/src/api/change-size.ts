import { api, keys } from '@shop/admin-kit';
import type { ChangeOrderSize } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import { useOrderMutation } from './order-mutation.ts';

/** The sizes of a product with their prices and what is left of them, read when staff want to change one. */
export const sizesQuery = (productId: string) =>
  queryOptions({
    queryKey: [...keys.products, 'sizes', productId],
    queryFn: ({ signal }) => api.get('/api/admin/products/{id}', { path: { id: productId }, signal }),
    staleTime: 0,
  });

/** Exchanges pieces of an order for another size. */
export const useChangeSize = () =>
  useOrderMutation(
    ({ id, ...body }: ChangeOrderSize & { id: string }, keyed) =>
      api.post('/api/admin/orders/{id}/sizes', { path: { id }, body, ...keyed }),
    { success: 'The size was changed', failure: 'Failed to change the size', invalidates: [keys.products] },
  );
