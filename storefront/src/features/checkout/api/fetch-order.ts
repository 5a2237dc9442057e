import type { ApiClient } from '@shop/contract';
import type { FetchOrder } from '../order/poll-for-order.ts';

/** The order of a payment; the server makes it when nobody has yet. */
export function fetchOrderByPayment(api: ApiClient, clientSecret: string): FetchOrder {
  return (signal) => api.post('/api/payments/resolve', { body: { clientSecret }, signal });
}
