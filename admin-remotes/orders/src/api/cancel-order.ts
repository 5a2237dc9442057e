import { api, keys } from '@shop/admin-kit';
import { useOrderMutation } from './order-mutation.ts';

/** Cancels an order. Its pieces return to stock, so the product list is refreshed too. */
export const useCancelOrder = () =>
  useOrderMutation(
    ({ id, reason }: { id: string; reason: string }) =>
      api.post('/api/admin/orders/{id}/cancel', { path: { id }, body: { reason: reason || null } }),
    {
      success: ({ orderNumber }) => `Order ${orderNumber} is cancelled`,
      failure: 'Failed to cancel the order',
      invalidates: [keys.products],
    },
  );
