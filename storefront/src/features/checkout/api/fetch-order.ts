import type { ApiClient } from '@shop/contract';
import type { OrderBody } from '../order/order-request.ts';
import type { FetchOrder } from '../order/poll-for-order.ts';

/** The order of the payment that was started with this body; the server finds it by the session. */
export function fetchOrderBySession(api: ApiClient, body: OrderBody): FetchOrder {
  return (signal) => api.post('/api/orders', { body, signal });
}

/** The order of a payment; the server creates the order if it is missing. */
export function fetchOrderByPayment(api: ApiClient, clientSecret: string): FetchOrder {
  return (signal) => api.post('/api/payments/resolve', { body: { clientSecret }, signal });
}
