import { api, keys, useMutation } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

/** What Google would refuse. A saved product refreshes it, because the key begins with that of the list. */
export const feedProblemsQuery = queryOptions({
  queryKey: [...keys.products, 'feeds', 'google'],
  queryFn: ({ signal }) => api.get('/api/admin/feeds/google', { signal }),
});

/** Reads a product for its form. */
export function useReadProduct(onRead: (product: AdminProduct) => void) {
  return useMutation({
    mutationFn: (id: string) => api.get('/api/admin/products/{id}', { path: { id } }),
    meta: { failure: 'Failed to fetch the product' },
    onSuccess: onRead,
  });
}
