import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** All invoices, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: keys.invoices,
  queryFn: ({ signal }) => api.get('/api/invoices', { query: {}, signal }),
});
