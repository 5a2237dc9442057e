import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

/** Creates a draft with the client and the items of another invoice. */
export function useDuplicateInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Invoice, keyed) => api.post('/api/invoices/{id}/duplicate', { path: { id }, ...keyed }),
    onSuccess: () => {
      notifySuccess('Invoice created successfully');
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error) => notifyError(error, 'Failed to create invoice'),
  });
}
