import { useApi } from '#lib/app-context.tsx';
import { getSessionId } from '../session-id.ts';
import { useCartMutation } from '../use-cart-mutation.ts';

/** Increases the product's line, or creates one. */
export function useAddToCart() {
  const api = useApi();
  return useCartMutation((line: { productId: string; quantity: number }) =>
    api.post('/api/cart', { body: { ...line, sessionId: getSessionId() } }),
  );
}
