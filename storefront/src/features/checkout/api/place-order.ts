import { type PlacedOrder, randomId } from '@shop/contract';
import { useRef } from 'react';
import { useApi } from '#lib/app-context.tsx';
import { idempotencyKeyFor, orderBody, type IdempotencyKey, type OrderDraft } from '../order/order-request.ts';
import { writePendingPayment } from '../payment/pending-payment.ts';
import { useSettingsRefresh } from './refresh-settings.ts';
import { useMutation } from '#lib/use-mutation.ts';

export function usePlaceOrder() {
  const api = useApi();
  const refreshSettings = useSettingsRefresh();
  const lastKey = useRef<IdempotencyKey | undefined>(undefined);
  return useMutation({
    mutationFn: (draft: OrderDraft): Promise<PlacedOrder> => {
      const body = orderBody(draft);
      lastKey.current = idempotencyKeyFor(body, lastKey.current, randomId);
      const idempotencyKey = lastKey.current.key;
      writePendingPayment({ ...body, idempotencyKey });
      return api.post('/api/orders', { body, headers: { 'idempotency-key': idempotencyKey } });
    },
    onError: refreshSettings,
  });
}
