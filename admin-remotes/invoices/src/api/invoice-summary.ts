import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** What clients owe, how much of it is late, and what they have paid. */
export const invoiceSummaryQuery = queryOptions({
  queryKey: [...keys.invoices, 'summary'],
  queryFn: ({ signal }) => api.get('/api/invoices/summary', { signal }),
});
