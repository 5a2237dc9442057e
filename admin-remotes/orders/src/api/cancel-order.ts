import { api, keys } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useOrderMutation } from './order-mutation.ts';

/** Cancels an order. Its pieces return to stock, so the product list is refreshed too. */
export function useCancelOrder() {
  const queryClient = useQueryClient();
  return useOrderMutation(
    async ({ id, reason }: { id: string; reason: string }) => {
      const order = await api.post('/api/admin/orders/{id}/cancel', { path: { id }, body: { reason: reason || null } });
      void queryClient.invalidateQueries({ queryKey: keys.products });
      return order;
    },
    { success: ({ orderNumber }) => `Order ${orderNumber} is cancelled`, failure: 'Failed to cancel the order' },
  );
}
