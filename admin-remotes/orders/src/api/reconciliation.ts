import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { Reconciliation } from '@shop/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

const reconciliationKey = ['/api/admin/payments/reconciliation'] as const;

/** The result of the last comparison of the provider's payments with the orders. */
export const reconciliationQuery = queryOptions({
  queryKey: reconciliationKey,
  queryFn: ({ signal }) => api.get('/api/admin/payments/reconciliation', { signal }),
  staleTime: 0,
});

function useReconciliationMutation<Input>(send: (input: Input) => Promise<Reconciliation>, success: string, failure: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (reconciliation) => {
      notifySuccess(success);
      queryClient.setQueryData(reconciliationKey, reconciliation);
      return queryClient.invalidateQueries({ queryKey: keys.orders });
    },
    onError: (error) => notifyError(error, failure),
  });
}

export const useCompareNow = () =>
  useReconciliationMutation<void>(
    () => api.post('/api/admin/payments/reconciliation', {}),
    'Payments and orders are compared',
    'Failed to compare the payments',
  );

export const useRepairDifference = () =>
  useReconciliationMutation(
    (id: string) => api.post('/api/admin/payments/differences/{id}/repair', { path: { id } }),
    'The difference is repaired',
    'Failed to repair the difference',
  );
