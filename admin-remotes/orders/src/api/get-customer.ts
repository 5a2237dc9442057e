import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** Everything of one email address. Never cached: orders and messages arrive at any time. */
export const customerQuery = (email: string) =>
  queryOptions({
    queryKey: [...keys.customers, email],
    queryFn: ({ signal }) => api.get('/api/admin/customers', { query: { email }, signal }),
    staleTime: 0,
  });
