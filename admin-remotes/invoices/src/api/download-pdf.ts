import { useDownload } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';

export function useDownloadPdf({ id, invoiceNumber }: Invoice) {
  const { mutate, isPending } = useDownload('Failed to download the PDF');
  const url = `/api/invoices/${encodeURIComponent(id)}/pdf`;
  return { isPending, run: () => mutate({ url, name: `${invoiceNumber}.pdf` }) };
}
