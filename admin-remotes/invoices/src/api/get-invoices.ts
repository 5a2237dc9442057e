import { api, keys } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InvoiceFilter } from '../rules/invoice-filter.ts';

/** The filtered invoices by pages, in their order; a save refreshes all of them, because the key begins with that of the list. */
export const invoicePagesQuery = ({ search, status, sort }: InvoiceFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.invoices, 'page', { search, status, sort }],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/invoices/page', { query: { search: search || undefined, status, sort, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** An invoice that is not among those of the list. */
export const readInvoice = (id: string, signal: AbortSignal) => api.get('/api/invoices/{id}', { path: { id }, signal });

/** An invoice that is shown: what is done with it changes what is seen. */
export const shownInvoiceQuery = (invoice: Invoice) =>
  queryOptions({
    queryKey: [...keys.invoices, invoice.id, 'shown'],
    queryFn: ({ signal }) => readInvoice(invoice.id, signal),
    initialData: invoice,
  });
