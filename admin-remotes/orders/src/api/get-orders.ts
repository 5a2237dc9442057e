import { api, keys } from '@shop/admin-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type OrderFilter, toQueryParams } from '../rules/order-filter.ts';

/** One list of the desk, a page at a time. Others work at the same desk, so it is read anew whenever it is opened. */
export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.orders, 'list', toQueryParams(filter)],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/orders', {
        query: { ...toQueryParams(filter), ...(pageParam === '' ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
