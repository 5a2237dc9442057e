import { api, keys, useMutation } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';

/** Marks an invoice as paid as it is shown: when somebody has changed it meanwhile, the dialog shows what is new. */
export const useMarkPaid = () =>
  useMutation({
    mutationFn: ({ id, version }: Invoice) =>
      api.put('/api/invoices/{id}', { path: { id }, body: { version, invoice: { status: 'paid' } } }),
    meta: {
      success: 'Invoice updated successfully',
      failure: 'Failed to update invoice',
      invalidates: [keys.invoices],
    },
  });
