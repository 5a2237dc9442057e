import { api, type Keyed } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { undoneText } from '../rules/undo-labels.ts';
import { useOrderMutation } from './order-mutation.ts';

/** Takes back the last step of the order as the admin has seen it. */
export const useUndoStep = () =>
  useOrderMutation(
    ({ id, version }: AdminOrder) => api.post('/api/admin/orders/{id}/undo', { path: { id }, body: { version } }),
    {
      success: ({ orderNumber }, { undo }) => undoneText(orderNumber, undo?.step),
      failure: 'Failed to undo the last step',
    },
  );

interface StepTexts {
  success: (order: AdminOrder) => string;
  failure: string;
}

/** A step of an order. Its toast offers to undo it, if that is possible. */
export function useStepMutation<Input>(
  send: (input: Input, keyed: Keyed) => Promise<AdminOrder>,
  { success, failure }: StepTexts,
) {
  const undoStep = useUndoStep();
  return useOrderMutation(send, {
    success: (order) => ({
      description: success(order),
      action: order.undo ? { label: 'Undo', run: () => undoStep.mutate(order) } : undefined,
    }),
    failure,
  });
}
