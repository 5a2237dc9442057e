import type { ApiClient, PlacedOrder } from '@shop/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomId } from '../../../lib/random-id.ts';
import { useApi } from '../../../lib/shop-runtime.tsx';
import { attemptFor, orderBody, type Attempt, type OrderBody, type OrderDraft } from '../order-attempt.ts';
import type { AskForOrder } from '../wait-for-order.ts';

export function usePlaceOrder() {
  const api = useApi();
  const attempt = useRef<Attempt | undefined>(undefined);
  return useMutation({
    mutationFn: (draft: OrderDraft): Promise<PlacedOrder> => {
      const body = orderBody(draft);
      attempt.current = attemptFor(body, attempt.current, randomId);
      return api.post('/api/orders', { body, headers: { 'idempotency-key': attempt.current.key } });
    },
  });
}

/** The order of a payment that was begun with this body: the server finds it by the session. */
export function askForOrder(api: ApiClient, body: OrderBody): AskForOrder {
  return (signal) => api.post('/api/orders', { body, signal });
}
