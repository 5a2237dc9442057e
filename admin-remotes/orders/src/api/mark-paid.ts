import { api } from '@shop/admin-kit';
import { useOrderMutation } from './order-mutation.ts';

/** The money of a payment by hand is here. */
export const useMarkPaid = () =>
  useOrderMutation(
    ({ id, reference }: { id: string; reference: string }) =>
      api.post('/api/admin/orders/{id}/payment', { path: { id }, body: { reference } }),
    { done: ({ orderNumber }) => `Order ${orderNumber} is paid`, failed: 'Failed to mark the order as paid' },
  );
