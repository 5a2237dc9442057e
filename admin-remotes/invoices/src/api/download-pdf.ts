import { useDownload } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';

export function useDownloadPdf({ id, invoiceNumber }: Invoice) {
  const { mutate, isPending } = useDownload('Failed to download the PDF');
  const address = `/api/invoices/${encodeURIComponent(id)}/pdf`;
  return { isPending, run: () => mutate({ address, name: `${invoiceNumber}.pdf` }) };
}
