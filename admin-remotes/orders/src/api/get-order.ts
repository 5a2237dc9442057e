import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

export const orderKey = (id: string) => [...keys.orders, id] as const;

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api.get('/api/admin/orders/{id}', { path: { id }, signal }),
    staleTime: 0,
  });
