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

/** Whether the account is known not to have a right; false until it is loaded, for screens that differ only for such accounts. */
export function useLacksRight(right: Right): boolean {
  return useQuery(accountQuery).data?.rights.includes(right) === false;
}
