import { ApiError, fromCents, type ApiClient, type PaymentIntent } from '@shop/contract';
import { intentBody, type OrderDraft } from '../order/order-request.ts';
import type { CardMethodId } from '../payment/payment-methods.ts';

export type CardDraft = OrderDraft & { method: CardMethodId };

/** Begins a payment of the cart, or goes on with the one that was begun: asking twice never makes two. */
export async function createPaymentIntent(api: ApiClient, draft: CardDraft, signal?: AbortSignal): Promise<PaymentIntent> {
  const ask = () => api.post('/api/create-payment-intent', { body: intentBody(draft), signal });
  try {
    return await ask();
  } catch (error) {
    // Somebody walked through the methods faster than the network: an earlier choice arrived last. This one is meant.
    if (error instanceof ApiError && error.code === 'CHECKOUT_REPLACED' && !signal?.aborted) return ask();
    throw error;
  }
}

export const PAYMENT_INTENT_KEY = ['/api/create-payment-intent'];

/** Not kept once nobody looks: choosing another method has ended the payment by then. */
export function paymentIntentQuery(api: ApiClient, draft: CardDraft) {
  const { sessionId, method, totalCents, lines } = draft;
  const cart = lines.map(({ product, quantity }) => `${product.id} ${quantity}`);
  return {
    queryKey: [...PAYMENT_INTENT_KEY, sessionId, method, fromCents(totalCents), ...cart],
    queryFn: ({ signal }: { signal: AbortSignal }) => createPaymentIntent(api, draft, signal),
    gcTime: 0,
  };
}

/** Authorised or captured: what is missing is the order. */
export const isPaid = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'requires_capture' || status === 'succeeded';
