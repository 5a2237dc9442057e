import { ApiError, fromCents, type ApiClient, type CardMethod, type PaymentIntent } from '@shop/contract';
import { intentBody, type OrderDraft } from '../order/order-request.ts';

export type CardDraft = OrderDraft & { method: CardMethod };

/** Creates the payment intent of a cart, or returns the one that exists: two calls never create two. */
export async function createPaymentIntent(api: ApiClient, draft: CardDraft, signal?: AbortSignal): Promise<PaymentIntent> {
  const create = () => api.post('/api/create-payment-intent', { body: intentBody(draft), signal });
  try {
    return await create();
  } catch (error) {
    // The request for an earlier method arrived last and replaced this checkout. This method is the selected one: ask again.
    if (error instanceof ApiError && error.code === 'CHECKOUT_REPLACED' && !signal?.aborted) return create();
    throw error;
  }
}

export const PAYMENT_INTENT_KEY = ['/api/create-payment-intent'];

/** Not cached after unmount: selecting another method has cancelled the intent by then. */
export function paymentIntentQuery(api: ApiClient, draft: CardDraft) {
  const { sessionId, method, totalCents, lines, shippingRateId = '' } = draft;
  const cart = lines.map(({ product, variant, quantity }) => `${product.id} ${variant?.id ?? ''} ${quantity}`);
  return {
    queryKey: [...PAYMENT_INTENT_KEY, sessionId, method, fromCents(totalCents), shippingRateId, ...cart],
    queryFn: ({ signal }: { signal: AbortSignal }) => createPaymentIntent(api, draft, signal),
    gcTime: 0,
  };
}

/** Authorized or captured: only the order is missing. */
export const isPaid = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'requires_capture' || status === 'succeeded';
