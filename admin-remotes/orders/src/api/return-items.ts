import { api } from '@shop/admin-kit';
import type { ReturnItems } from '@shop/contract';
import { useOrderMutation } from './order-mutation.ts';

/** Puts pieces that came back into stock again. */
export const useReturnItems = () =>
  useOrderMutation(
    ({ id, ...body }: ReturnItems & { id: string }, keyed) =>
      api.post('/api/admin/orders/{id}/returns', { path: { id }, body, ...keyed }),
    { success: 'The pieces are in stock again', failure: 'Failed to return the pieces to stock' },
  );
