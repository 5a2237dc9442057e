import { api, keys, useMutation } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';

/**
 * Mails the invoice to its client as it is shown: when somebody has changed it meanwhile, the dialog shows what is new. The
 * server sets the status of a draft to sent.
 */
export const useSendInvoice = () =>
  useMutation({
    mutationFn: ({ id, version }: Invoice, keyed) =>
      api.post('/api/invoices/{id}/send', { path: { id }, body: { version }, ...keyed }),
    meta: {
      success: ({ invoiceNumber, clientEmail }) => `Invoice #${invoiceNumber} is on its way to ${clientEmail}`,
      failure: 'Failed to send invoice',
      invalidates: [keys.invoices],
    },
  });
