import { api } from '@shop/admin-kit';
import type { CorrectCustomer } from '@shop/contract';
import { useOrderMutation } from './order-mutation.ts';

/** Sends only the fields that were changed, so that a correction by another admin stays. */
export const useCorrectCustomer = () =>
  useOrderMutation(
    ({ id, ...body }: CorrectCustomer & { id: string }) => api.put('/api/admin/orders/{id}/customer', { path: { id }, body }),
    { success: 'Customer corrected', failure: 'Failed to correct the customer' },
  );
