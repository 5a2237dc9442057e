import type { ApiClient, CartLine } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

/** Prefix of every cart key: refreshed after each change. */
export const CART_KEY = ['/api/cart'];

export function cartQuery(api: ApiClient, sessionId: string) {
  return queryOptions({
    queryKey: [...CART_KEY, sessionId],
    queryFn: (): Promise<CartLine[]> => api.get('/api/cart', { query: { sessionId } }),
  });
}
