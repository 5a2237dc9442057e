import type { ApiClient } from '@shop/contract';
import type { AskForOrder } from '../wait-for-order.ts';

/** The order of a payment; the server makes it when nobody has yet. */
export function askByPayment(api: ApiClient, clientSecret: string): AskForOrder {
  return (signal) => api.post('/api/payments/resolve', { body: { clientSecret }, signal });
}
