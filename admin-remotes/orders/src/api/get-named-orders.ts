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
