import { api, editConflict, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Mails the invoice to its client as it is shown: when somebody has changed it meanwhile, the dialog shows what is new. The
 * server sets the status of a draft to sent.
 */
export function useSendInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Invoice, keyed) =>
      api.post('/api/invoices/{id}/send', { path: { id }, body: { version }, ...keyed }),
    onSuccess: (invoice) => {
      notifySuccess(`Invoice #${invoice.invoiceNumber} is on its way to ${invoice.clientEmail}`);
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error) => {
      if (editConflict(error)) return queryClient.invalidateQueries({ queryKey: keys.invoices });
      return notifyError(error, 'Failed to send invoice');
    },
  });
}
