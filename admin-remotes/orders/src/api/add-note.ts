import { api } from '@shop/admin-kit';
import { useOrderMutation } from './order-mutation.ts';

export const useAddNote = () =>
  useOrderMutation(
    ({ id, text }: { id: string; text: string }, keyed) =>
      api.post('/api/admin/orders/{id}/notes', { path: { id }, body: { text }, ...keyed }),
    { success: 'Note added', failure: 'Failed to add the note' },
  );
