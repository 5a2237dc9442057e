import { api, keys } from '@shop/admin-kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

export const adminSettingsQuery = queryOptions({
  queryKey: ['/api/admin/settings'],
  queryFn: ({ signal }) => api.get('/api/admin/settings', { signal }),
  staleTime: 0,
});

/** How many unpaid orders were told each handle. */
export const unpaidOrdersQuery = queryOptions({
  queryKey: [...keys.orders, 'unpaid'],
  queryFn: ({ signal }) => api.get('/api/admin/orders/unpaid', { signal }),
  staleTime: 0,
});

/** Refreshes everything that depends on the settings: this page, the public settings of the shell, the opening check. */
export function refreshSettings(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.settings }),
    queryClient.invalidateQueries({ queryKey: keys.opening }),
  ]);
}
