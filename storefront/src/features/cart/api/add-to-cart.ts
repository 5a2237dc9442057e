import { useApi } from '#lib/app-context.tsx';
import { getSessionId } from '../session-id.ts';
import { useCartMutation } from '../use-cart-mutation.ts';

/** Increases the line of the product and size, or creates one. */
export function useAddToCart() {
  const api = useApi();
  return useCartMutation((line: { productId: string; quantity: number; variantId?: string }) =>
    api.post('/api/cart', { body: { ...line, sessionId: getSessionId() } }),
  );
}
