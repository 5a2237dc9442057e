import { api, keys, useDownload } from '@shop/admin-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StockListFilter } from '../rules/stock-list.ts';

interface StockSearch {
  filter: StockListFilter | undefined;
  search: string;
}

/** The key begins with that of the products, so that a sale and a save refresh it. */
export const stockQuery = ({ filter, search }: StockSearch) =>
  queryOptions({
    queryKey: [...keys.products, 'stock', filter, search],
    queryFn: ({ signal }) => api.get('/api/admin/stock', { query: { filter, search: search || undefined }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Downloads all rows that match as CSV, also those that the list leaves out. */
export function useExportStock({ filter, search }: StockSearch) {
  const { mutate, isPending } = useDownload('Failed to download the stock');
  const url = `/api/admin/stock/export.csv?${new URLSearchParams({ filter: filter ?? '', search }).toString()}`;
  return { isPending, run: () => mutate({ url, name: 'stock.csv' }) };
}
