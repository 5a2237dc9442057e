import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Mails the invoice to its client; the server sets the status of a draft to sent. */
export function useSendInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Invoice) => api.post('/api/invoices/{id}/send', { path: { id } }),
    onSuccess: (invoice) => {
      notifySuccess(`Invoice #${invoice.invoiceNumber} is on its way to ${invoice.clientEmail}`);
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error) => notifyError(error, 'Failed to send invoice'),
  });
}
