import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import type { Reconciliation } from '@shop/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const reconciliationKey = ['/api/admin/payments/reconciliation'] as const;

/** What the last comparison of the provider's payments with our orders found. */
export const reconciliationQuery = queryOptions({
  queryKey: reconciliationKey,
  queryFn: ({ signal }) => api.get('/api/admin/payments/reconciliation', { signal }),
  staleTime: 0,
});

function useReconciliationMutation<Input>(write: (input: Input) => Promise<Reconciliation>, done: string, failed: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (found) => {
      notifySuccess(done);
      queries.setQueryData(reconciliationKey, found);
      return queries.invalidateQueries({ queryKey: keys.orders });
    },
    onError: (error) => notifyError(error, failed),
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
