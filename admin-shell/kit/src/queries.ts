import { QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The read of a query that names none: GET of the path that its key makes, segments joined by slashes. */
function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const read = api.get as (path: string, options: { signal: AbortSignal }) => Promise<unknown>;
  return read(queryKey.join('/'), { signal });
}

/**
 * Data is never stale by itself, nothing is polled or tried again: a section refreshes the lists it has changed with
 * `invalidateQueries`. Reads and writes without a network fail at once instead of waiting silently.
 */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { queryFn: fetchByKey, staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Query keys of lists that more than one section shows: always the path of the read. */
export const keys = {
  products: ['/api/admin/products'],
  categories: ['/api/categories'],
  artists: ['/api/artists'],
  portfolio: ['/api/portfolio'],
  invoices: ['/api/invoices'],
  /** All reads of the orders desk begin with this. */
  orders: ['/api/admin/orders'],
  ordersSummary: ['/api/admin/orders', 'summary'],
  settings: ['/api/settings'],
} as const;

export const productsQuery = queryOptions({
  queryKey: keys.products,
  queryFn: ({ signal }) => api.get('/api/admin/products', { signal }),
});

export const categoriesQuery = queryOptions({
  queryKey: keys.categories,
  queryFn: ({ signal }) => api.get('/api/categories', { signal }),
});

export const artistsQuery = queryOptions({
  queryKey: keys.artists,
  queryFn: ({ signal }) => api.get('/api/artists', { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: ({ signal }) => api.get('/api/settings', { signal }),
});

/** What waits at the orders desk. Orders come in without staff: each place that shows it reads it anew. */
export const ordersSummaryQuery = queryOptions({
  queryKey: keys.ordersSummary,
  queryFn: ({ signal }) => api.get('/api/admin/orders/summary', { signal }),
  staleTime: 0,
});
