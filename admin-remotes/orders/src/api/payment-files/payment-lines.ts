import { api, keys, useMutation } from '@shop/admin-kit';
import type { PaymentLine, PaymentLineState } from '@shop/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orderKey } from '../get-order.ts';

// Below the orders: each payment of an order that is booked or undone, on any screen, changes the lines too.
const LINES_KEY = [...keys.orders, 'payment-lines'] as const;

/** The payments in payment files in one state, oldest first, page by page, with the counts of all states. */
export const paymentLinesQuery = (state: PaymentLineState) =>
  infiniteQueryOptions({
    queryKey: [...LINES_KEY, state],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/payments/statement-lines', {
        query: { state, ...(pageParam === '' ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** The payments in payment files that have paid an order. */
export const linesOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(orderId), 'payment-lines'],
    queryFn: ({ signal }) => api.get('/api/admin/payments/statement-lines', { query: { orderId }, signal }),
    staleTime: 0,
  });

/** The files that were read, newest first. */
export const paymentFilesQuery = queryOptions({
  queryKey: [...keys.orders, 'payment-files'],
  queryFn: ({ signal }) => api.get('/api/admin/payments/statements', { signal }),
  staleTime: 0,
});

const FAILURE = 'Failed to change the payment';

/** Not for the shop after all. */
export const useReopenLine = () =>
  useMutation({
    mutationFn: (id: string) => api.post('/api/admin/payments/statement-lines/{id}/reopen', { path: { id } }),
    meta: { success: 'The payment is to check again, without payer and note', failure: FAILURE, invalidates: [keys.orders] },
  });

/** Not for the shop: payer and note are forgotten. */
export function useDismissLine() {
  const reopen = useReopenLine();
  return useMutation({
    mutationFn: (id: string) => api.post('/api/admin/payments/statement-lines/{id}/dismiss', { path: { id } }),
    meta: {
      success: (_line: PaymentLine, id: string) => ({
        description: 'The payment is not for the shop',
        action: { label: 'Undo', run: () => reopen.mutate(id) },
      }),
      failure: FAILURE,
      invalidates: [keys.orders],
    },
  });
}

/** All of it has to go back to the payer. */
export const useOweLine = () =>
  useMutation({
    mutationFn: (id: string) => api.post('/api/admin/payments/statement-lines/{id}/owed', { path: { id } }),
    meta: { success: 'The payment is on the list “Owed back”', failure: FAILURE, invalidates: [keys.orders] },
  });

/** What was owed went back with this reference. */
export const useMarkReturned = () =>
  useMutation({
    mutationFn: ({ id, reference }: { id: string; reference: string }) =>
      api.post('/api/admin/payments/statement-lines/{id}/returned', { path: { id }, body: { reference } }),
    meta: { success: 'The money went back', failure: FAILURE, invalidates: [keys.orders] },
  });
