import { api, keys } from '@shop/admin-kit';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { isOrderNumber, type OrderFilter, parseOrderFilter, toQueryParams } from '../rules/order-filter.ts';

/** One page of the filtered order list; `after` is the last order of the page before it, empty for the first page. */
export const readOrders = (filter: OrderFilter, after: string, signal?: AbortSignal) =>
  api.get('/api/admin/orders', {
    query: { ...toQueryParams(filter), ...(after === '' ? {} : { after }) },
    ...(signal && { signal }),
  });

/** The filtered order list, page by page. Never cached: other admins and shoppers change it at any time. */
export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.orders, 'list', toQueryParams(filter)],
    queryFn: ({ pageParam, signal }) => readOrders(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    // The same orders in another order: with the list, the head that sorts it would go, and the focus with it.
    placeholderData: (previous, previousQuery) =>
      isSortedOnly(previousQuery?.queryKey.at(-1), toQueryParams(filter)) ? previous : undefined,
  });

type QueryParams = ReturnType<typeof toQueryParams>;

const isSortedOnly = (before: QueryParams | string | undefined, now: QueryParams): boolean =>
  typeof before === 'object' && JSON.stringify({ ...before, sort: '' }) === JSON.stringify({ ...now, sort: '' });

/** The id of the order with this number in any queue; null for what is no whole number of one order. */
export const numberedOrderQuery = (search: string) =>
  queryOptions({
    queryKey: [...keys.orders, 'numbered', search],
    queryFn: async ({ signal }) => {
      const { orders } = await readOrders(parseOrderFilter(new URLSearchParams({ queue: 'all', search })), '', signal);
      return orders.length === 1 ? orders[0]!.id : null;
    },
    enabled: isOrderNumber(search),
    staleTime: 0,
  });

/** Refreshes the order queries in use: lists, details and the summary. */
export function useRefreshOrders(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: keys.orders });
}
