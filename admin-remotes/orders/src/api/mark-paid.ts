import { api } from '@shop/admin-kit';
import { useStepMutation } from './undo-step.ts';

/** Records that a manual payment has arrived. */
export const useMarkPaid = () =>
  useStepMutation(
    ({ id, reference }: { id: string; reference: string }) =>
      api.post('/api/admin/orders/{id}/payment', { path: { id }, body: { reference } }),
    { success: ({ orderNumber }) => `Order ${orderNumber} is paid`, failure: 'Failed to mark the order as paid' },
  );
