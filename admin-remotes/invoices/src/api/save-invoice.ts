import { api, keys, useMutation } from '@shop/admin-kit';
import type { SaveInvoice } from '@shop/contract';

interface Save {
  /** Undefined creates an invoice. */
  id: string | undefined;
  /** The version that the input is based on. */
  version: number | undefined;
  body: SaveInvoice;
}

export const useSaveInvoice = () =>
  useMutation({
    mutationFn: ({ id, version, body }: Save, keyed) =>
      id === undefined
        ? api.post('/api/invoices', { body, ...keyed })
        : api.put('/api/invoices/{id}', { path: { id }, body: version === undefined ? body : { ...body, version } }),
    meta: {
      success: (_, { id }) => (id === undefined ? 'Invoice created successfully' : 'Invoice updated successfully'),
      failure: (_, { id }) => (id === undefined ? 'Failed to create invoice' : 'Failed to update invoice'),
      invalidates: [keys.invoices],
    },
  });
