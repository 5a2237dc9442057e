import { api, editConflict, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

/** Marks an invoice as paid as it is shown: when somebody has changed it meanwhile, the dialog shows what is new. */
export function useMarkPaid() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Invoice) =>
      api.put('/api/invoices/{id}', { path: { id }, body: { version, invoice: { status: 'paid' } } }),
    onSuccess: () => {
      notifySuccess('Invoice updated successfully');
      return queryClient.invalidateQueries({ queryKey: keys.invoices });
    },
    onError: (error) => {
      if (editConflict(error)) return queryClient.invalidateQueries({ queryKey: keys.invoices });
      return notifyError(error, 'Failed to update invoice');
    },
  });
}
