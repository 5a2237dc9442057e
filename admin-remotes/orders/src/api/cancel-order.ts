import { api, keys } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useOrderMutation } from './order-mutation.ts';

/** The pieces go back to the shelf, so the lists of products change too. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useOrderMutation(
    async ({ id, reason }: { id: string; reason: string }) => {
      const order = await api.post('/api/admin/orders/{id}/cancel', { path: { id }, body: { reason: reason || null } });
      void queries.invalidateQueries({ queryKey: keys.products });
      return order;
    },
    { done: ({ orderNumber }) => `Order ${orderNumber} is cancelled`, failed: 'Failed to cancel the order' },
  );
}
