import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.products, id],
    queryFn: ({ signal }) => api.get('/api/admin/products/{id}', { path: { id }, signal }),
  });
