import { api, keys, useDownload } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

/** The PDFs that the client has received, newest first. Never cached: a worker adds them. */
export const sentInvoicesQuery = ({ id }: Pick<Invoice, 'id'>) =>
  queryOptions({
    queryKey: [...keys.invoices, id, 'sent'],
    queryFn: ({ signal }) => api.get('/api/invoices/{id}/sent', { path: { id }, signal }),
    staleTime: 0,
  });

/** Downloads a PDF as it was sent; `day` is part of the file's name. */
export function useDownloadSent({ id, invoiceNumber }: Pick<Invoice, 'id' | 'invoiceNumber'>) {
  const { mutate } = useDownload('Failed to download the PDF');
  return (sentId: string, day: string): void =>
    mutate({ url: `/api/invoices/${id}/sent/${sentId}/pdf`, name: `${invoiceNumber}-sent-${day}.pdf` });
}
