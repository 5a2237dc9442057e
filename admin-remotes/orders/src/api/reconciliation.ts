import { api, keys, useMutation } from '@shop/admin-kit';
import type { Reconciliation } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

const reconciliationKey = ['/api/admin/payments/reconciliation'] as const;

/** The result of the last comparison of the provider's payments with the orders. */
export const reconciliationQuery = queryOptions({
  queryKey: reconciliationKey,
  queryFn: ({ signal }) => api.get('/api/admin/payments/reconciliation', { signal }),
  staleTime: 0,
});

const useReconciliationMutation = <Input>(
  send: (input: Input) => Promise<Reconciliation>,
  texts: { success: string; failure: string },
) => useMutation({ mutationFn: send, meta: { ...texts, updates: reconciliationKey, invalidates: [keys.orders] } });

export const useCompareNow = () =>
  useReconciliationMutation<void>(() => api.post('/api/admin/payments/reconciliation', {}), {
    success: 'Payments and orders are compared',
    failure: 'Failed to compare the payments',
  });

export const useRepairDifference = () =>
  useReconciliationMutation((id: string) => api.post('/api/admin/payments/differences/{id}/repair', { path: { id } }), {
    success: 'The difference is repaired',
    failure: 'Failed to repair the difference',
  });
