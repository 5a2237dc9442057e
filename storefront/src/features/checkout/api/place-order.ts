import type { ApiClient, PlacedOrder } from '@shop/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomId } from '#lib/random-id.ts';
import { useApi } from '#lib/app-context.tsx';
import { idempotencyKeyFor, orderBody, type IdempotencyKey, type OrderBody, type OrderDraft } from '../order/order-request.ts';
import type { FetchOrder } from '../order/poll-for-order.ts';

export function usePlaceOrder() {
  const api = useApi();
  const attempt = useRef<IdempotencyKey | undefined>(undefined);
  return useMutation({
    mutationFn: (draft: OrderDraft): Promise<PlacedOrder> => {
      const body = orderBody(draft);
      attempt.current = idempotencyKeyFor(body, attempt.current, randomId);
      return api.post('/api/orders', { body, headers: { 'idempotency-key': attempt.current.key } });
    },
  });
}

/** The order of a payment that was begun with this body: the server finds it by the session. */
export function fetchOrderBySession(api: ApiClient, body: OrderBody): FetchOrder {
  return (signal) => api.post('/api/orders', { body, signal });
}
