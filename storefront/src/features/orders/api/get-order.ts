import type { ApiClient, Order } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function orderQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: (): Promise<Order> => api.get('/api/orders/{id}', { path: { id } }),
    // An order's status changes, so returning to the page refetches it.
    staleTime: 0,
  });
}

export function useOrder(id: string) {
  return useQuery(orderQuery(useApi(), id));
}
