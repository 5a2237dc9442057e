import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** How clients can pay, and the due date of an invoice that is created now. Never cached: tomorrow it is another day. */
export const invoiceTermsQuery = queryOptions({
  queryKey: [...keys.invoices, 'terms'],
  queryFn: ({ signal }) => api.get('/api/invoices/terms', { signal }),
  staleTime: 0,
});
