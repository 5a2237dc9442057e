import { keys } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';
import { parseOrderFilter } from '../rules/order-filter.ts';
import { readOrders } from './get-orders.ts';

/** The orders of these numbers, without those that do not exist. */
export const namedOrdersQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.orders, 'named', ...numbers],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        numbers.map(async (number) => {
          const filter = parseOrderFilter(new URLSearchParams({ queue: 'all', search: number }));
          const { orders } = await readOrders(filter, '', signal);
          return orders.filter(({ orderNumber }) => orderNumber === number);
        }),
      );
      return found.flat();
    },
    staleTime: 0,
  });

const MAX_FOUND = 5;

/** The newest orders of any queue that a search finds. */
export const foundOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: [...keys.orders, 'found', search],
    queryFn: async ({ signal }) => {
      const filter = parseOrderFilter(new URLSearchParams({ queue: 'all', search }));
      return (await readOrders(filter, '', signal)).orders.slice(0, MAX_FOUND);
    },
    enabled: search !== '',
    staleTime: 0,
  });
