import { api } from '@shop/admin-kit';
import type { SetTracking } from '@shop/contract';
import { useOrderMutation } from './order-mutation.ts';

export const useSetTracking = () =>
  useOrderMutation(
    ({ id, ...body }: SetTracking & { id: string }) => api.put('/api/admin/orders/{id}/tracking', { path: { id }, body }),
    { success: 'Tracking saved', failure: 'Failed to save the tracking' },
  );
