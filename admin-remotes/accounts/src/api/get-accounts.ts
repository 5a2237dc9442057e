import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** All accounts and open links. Never cached: somebody uses a link without any action in this browser. */
export const accountsQuery = queryOptions({
  queryKey: keys.accounts,
  queryFn: ({ signal }) => api.get('/api/admin/staff', { signal }),
  staleTime: 0,
});
