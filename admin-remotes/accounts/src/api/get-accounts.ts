import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** All accounts and open invitations. Never cached: an invited person accepts without any action in this browser. */
export const accountsQuery = queryOptions({
  queryKey: keys.accounts,
  queryFn: ({ signal }) => api.get('/api/admin/staff', { signal }),
  staleTime: 0,
});
