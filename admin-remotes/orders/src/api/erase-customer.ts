import { api } from '@shop/admin-kit';
import { useOrderMutation } from './order-mutation.ts';

/** Erases the buyer's personal data from an order. */
export function useEraseCustomer() {
  return useOrderMutation(({ id }: { id: string }) => api.post('/api/admin/orders/{id}/erase-customer', { path: { id } }), {
    success: ({ orderNumber }) => `The customer of ${orderNumber} is erased`,
    failure: 'Failed to erase the customer',
  });
}
