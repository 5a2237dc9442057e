import { api } from '@shop/admin-kit';
import type { MoveOrder } from '@shop/contract';
import { ORDER_STATUS_TAGS } from '../rules/order-labels.ts';
import { useStepMutation } from './undo-step.ts';

export const useChangeOrderStatus = () =>
  useStepMutation(
    ({ id, ...body }: MoveOrder & { id: string }) => api.post('/api/admin/orders/{id}/status', { path: { id }, body }),
    {
      success: ({ orderNumber, status }) => `Order ${orderNumber} is ${ORDER_STATUS_TAGS[status].label.toLowerCase()}`,
      failure: 'Failed to move the order',
    },
  );
