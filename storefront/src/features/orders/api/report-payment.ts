import type { Order } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#components/ui/toast/toast.ts';
import { useApi } from '#lib/app-context.tsx';
import { useMutation } from '#lib/use-mutation.ts';
import { orderQuery } from './get-order.ts';

/** Tells the shop that the money of an order paid by hand is sent. */
export function useReportPayment(orderId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(api, orderId);
  return useMutation({
    mutationFn: (): Promise<Order> => api.post('/api/orders/{id}/payment-sent', { path: { id: orderId } }),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    onError: () => {
      showToast({ title: 'We could not note it', description: 'Please try again later.', tone: 'error' });
      // The payment may have arrived meanwhile, or the order was cancelled.
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
