import { api, useDownload } from '@shop/admin-kit';
import type { FiguresPeriod } from '@shop/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Sales tax by state and authority. Never cached: payments arrive at any time. The last report stays until the new one is read. */
export const taxReportQuery = (asked: Partial<FiguresPeriod>) =>
  queryOptions({
    queryKey: ['/api/admin/tax-report', asked],
    queryFn: ({ signal }) => api.get('/api/admin/tax-report', { query: asked, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Downloads a line for each authority as CSV. */
export function useExportTaxReport(asked: Partial<FiguresPeriod>) {
  const { mutate, isPending } = useDownload('Failed to download the tax report');
  const url = `/api/admin/tax-report/export.csv?${new URLSearchParams({ ...asked }).toString()}`;
  return { isPending, run: () => mutate({ url, name: 'sales-tax.csv' }) };
}
