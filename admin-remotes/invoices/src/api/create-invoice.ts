import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { SaveInvoice } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useCreateInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveInvoice) => api.post('/api/invoices', { body }),
    onSuccess: () => {
      notifySuccess('Invoice created successfully');
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error) => notifyError(error, 'Failed to create invoice'),
  });
}
