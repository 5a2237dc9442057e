import { api, keys, useMutation } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';

/** Creates a draft with the client and the items of another invoice. */
export const useDuplicateInvoice = () =>
  useMutation({
    mutationFn: ({ id }: Invoice, keyed) => api.post('/api/invoices/{id}/duplicate', { path: { id }, ...keyed }),
    meta: {
      success: 'Invoice created successfully',
      failure: 'Failed to create invoice',
      invalidates: [keys.invoices],
    },
  });
