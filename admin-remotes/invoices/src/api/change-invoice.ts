import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { SaveInvoice } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useChangeInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: SaveInvoice }) => api.put('/api/invoices/{id}', { path: { id }, body }),
    onSuccess: () => {
      notifySuccess('Invoice updated successfully');
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error) => notifyError(error, 'Failed to update invoice'),
  });
}
