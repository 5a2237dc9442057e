import { api, keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

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

/** What else depends on the settings: the public settings of the shell, the opening check. */
export const DEPENDENT_KEYS = [keys.settings, keys.opening];
