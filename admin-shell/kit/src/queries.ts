import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { api } from './api.ts';
import { createMutationCache } from './mutations/mutation-cache.ts';

/** The default query function: GET of the path formed by joining the query key with slashes. */
function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const get = api.get as (path: string, options: { signal: AbortSignal }) => Promise<unknown>;
  return get(queryKey.join('/'), { signal });
}

/** Repeats invalidated first loads too: their answer may not know of the change. TanStack Query repeats only reloads. */
class AdminQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue;
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}

/**
 * Data never becomes stale by itself and nothing is polled or retried: a mutation names the lists that it affects in its
 * `meta`. With networkMode 'always', requests fail offline instead of pausing without a message.
 */
export function createAdminQueryClient(): QueryClient {
  return new AdminQueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: {
      queries: { queryFn: fetchByKey, staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Query keys shared by several sections. A key is the path of the request. */
export const keys = {
  products: ['/api/admin/products'],
  categories: ['/api/categories'],
  artists: ['/api/artists'],
  portfolio: ['/api/portfolio'],
  invoices: ['/api/invoices'],
  /** The prefix of every order query, so that one invalidation refreshes them all. */
  orders: ['/api/admin/orders'],
  ordersSummary: ['/api/admin/orders', 'summary'],
  messagesSummary: ['/api/admin/messages', 'summary'],
  customers: ['/api/admin/customers'],
  settings: ['/api/settings'],
  opening: ['/api/admin/opening'],
  today: ['/api/admin/today'],
  media: ['/api/admin/media'],
  accounts: ['/api/admin/staff'],
  unfinishedFiles: ['/api/admin/files'],
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

/** The number of orders to confirm and to ship. Never cached: orders arrive without any action in the admin. */
export const ordersSummaryQuery = queryOptions({
  queryKey: keys.ordersSummary,
  queryFn: ({ signal }) => api.get('/api/admin/orders/summary', { signal }),
  staleTime: 0,
});

/** What clients owe, how much of it is late, and what they have paid; refreshed with the list of invoices. */
export const invoiceSummaryQuery = queryOptions({
  queryKey: [...keys.invoices, 'summary'],
  queryFn: ({ signal }) => api.get('/api/invoices/summary', { signal }),
});

/** The number of unread messages in the inbox. Never cached: messages arrive without any action in the admin. */
export const messagesSummaryQuery = queryOptions({
  queryKey: keys.messagesSummary,
  queryFn: ({ signal }) => api.get('/api/admin/messages/summary', { signal }),
  staleTime: 0,
});
