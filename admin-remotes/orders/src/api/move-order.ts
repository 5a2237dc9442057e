import { api } from '@shop/admin-kit';
import type { MoveOrder } from '@shop/contract';
import { ORDER_LOOKS } from '../components/order-words.ts';
import { useWriteOrder } from './write-order.ts';

export const useMoveOrder = () =>
  useWriteOrder(
    ({ id, ...body }: MoveOrder & { id: string }) => api.post('/api/admin/orders/{id}/status', { path: { id }, body }),
    {
      done: ({ orderNumber, status }) => `Order ${orderNumber} is ${ORDER_LOOKS[status].label.toLowerCase()}`,
      failed: 'Failed to move the order',
    },
  );
