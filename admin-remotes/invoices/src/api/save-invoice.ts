import { api, editConflict, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { SaveInvoice } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

interface Save {
  /** Undefined creates an invoice. */
  id: string | undefined;
  /** The version that the input is based on. */
  version: number | undefined;
  body: SaveInvoice;
}

export function useSaveInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, body }: Save, keyed) =>
      id === undefined
        ? api.post('/api/invoices', { body, ...keyed })
        : api.put('/api/invoices/{id}', { path: { id }, body: version === undefined ? body : { ...body, version } }),
    onSuccess: (_, { id }) => {
      notifySuccess(id === undefined ? 'Invoice created successfully' : 'Invoice updated successfully');
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error, { id }) => {
      // The dialog shows the conflict at once; the list follows with what the other admin saved.
      if (editConflict(error)) void queryClient.invalidateQueries({ queryKey: keys.invoices });
      else notifyError(error, id === undefined ? 'Failed to create invoice' : 'Failed to update invoice');
    },
  });
}
