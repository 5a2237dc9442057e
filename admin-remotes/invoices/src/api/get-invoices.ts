import { api, keys } from '@shop/admin-kit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { InvoiceFilter } from '../rules/invoice-filter.ts';

/** The filtered invoices by pages, newest first; a save refreshes all of them, because the key begins with that of the list. */
export const invoicePagesQuery = ({ search, status }: InvoiceFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.invoices, 'page', { search, status }],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/invoices/page', { query: { search: search || undefined, status, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** An invoice that is not among those of the list. */
export const readInvoice = (id: string, signal: AbortSignal) => api.get('/api/invoices/{id}', { path: { id }, signal });
