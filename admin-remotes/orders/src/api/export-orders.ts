import { useDownload } from '@shop/admin-kit';
import { type OrderFilter, toQueryParams } from '../rules/order-filter.ts';

/** Downloads all orders that match the filter as CSV. */
export function useExportOrders(filter: OrderFilter) {
  const { mutate, isPending } = useDownload('Failed to download the orders');
  const url = `/api/admin/orders/export.csv?${new URLSearchParams(toQueryParams(filter)).toString()}`;
  return { isPending, run: () => mutate({ url, name: 'orders.csv' }) };
}
