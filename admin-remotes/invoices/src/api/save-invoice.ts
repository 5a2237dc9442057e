import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { SaveInvoice } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Save {
  /** Undefined creates an invoice. */
  id: string | undefined;
  body: SaveInvoice;
}

export function useSaveInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: Save) =>
      id === undefined ? api.post('/api/invoices', { body }) : api.put('/api/invoices/{id}', { path: { id }, body }),
    onSuccess: (_, { id }) => {
      notifySuccess(`Invoice ${id === undefined ? 'created' : 'updated'} successfully`);
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error, { id }) => notifyError(error, `Failed to ${id === undefined ? 'create' : 'update'} invoice`),
  });
}
