import { useDownload } from '@shop/admin-kit';
import type { FiguresRequest } from '../../rules/figures/figures-filter.ts';

/** Downloads all rows of the figures as CSV. */
export function useExportFigures(asked: FiguresRequest) {
  const { mutate, isPending } = useDownload('Failed to download the figures');
  const url = `/api/admin/figures/export.csv?${new URLSearchParams({ ...asked }).toString()}`;
  return { isPending, run: () => mutate({ url, name: 'figures.csv' }) };
}
