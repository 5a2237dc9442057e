import type { AdminAccount } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export type Right = AdminAccount['rights'][number];

/** The account of the signed-in admin. */
export const accountQuery = queryOptions({
  queryKey: ['/api/admin/me', 'account'],
  queryFn: ({ signal }) => api.get('/api/admin/me/account', { signal }),
});

/**
 * Whether the signed-in admin has a right; false until the account is loaded. It only selects what a screen offers: the
 * server checks every request.
 */
export function useRight(right: Right): boolean {
  return useQuery(accountQuery).data?.rights.includes(right) ?? false;
}
