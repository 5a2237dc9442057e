import type { ApiClient } from '@shop/contract';
import type { FetchOrder } from '../order/poll-for-order.ts';
import type { PendingPayment } from '../payment/pending-payment.ts';

/** The order that was sent with this body and key, or of the payment that was started with it; the server finds it by the session. */
export function fetchOrderBySession(api: ApiClient, { idempotencyKey, ...body }: PendingPayment): FetchOrder {
  const headers = idempotencyKey === undefined ? undefined : { 'idempotency-key': idempotencyKey };
  return (signal) => api.post('/api/orders', { body, headers, signal });
}

/** The order of a payment; the server creates the order if it is missing. */
export function fetchOrderByPayment(api: ApiClient, clientSecret: string): FetchOrder {
  return (signal) => api.post('/api/payments/resolve', { body: { clientSecret }, signal });
}
