import { clearSession, notifyError, readSession } from '@shop/admin-kit';
import { ApiError, type Invoice } from '@shop/contract';
import { useMutation } from '@tanstack/react-query';

/** The kit's client reads JSON only, and a plain link could not carry the token. */
async function fetchPdf({ id }: Invoice): Promise<Blob> {
  const token = readSession()?.token;
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`/api/invoices/${encodeURIComponent(id)}/pdf`, { credentials: 'include', headers });
  if (response.status === 401 && readSession()?.token === token) clearSession();
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.blob();
}

function saveAs(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function useDownloadPdf() {
  return useMutation({
    mutationFn: async (invoice: Invoice) => saveAs(`${invoice.invoiceNumber}.pdf`, await fetchPdf(invoice)),
    onError: (error) => notifyError(error, 'Failed to download the PDF'),
  });
}
