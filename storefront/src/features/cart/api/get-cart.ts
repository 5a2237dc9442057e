import type { ApiClient, CartLine } from '@shop/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { cartCount } from '../cart-count.ts';
import { cartTotalCents } from '../cart-totals.ts';
import { getSessionId, isSessionNew } from '../session-id.ts';

/** Prefix of every cart query. */
export const CART_KEY = ['/api/cart'];

const NO_LINES: CartLine[] = [];

function cartQuery(api: ApiClient, sessionId: string) {
  return queryOptions({
    queryKey: [...CART_KEY, sessionId],
    queryFn: (): Promise<CartLine[]> => api.get('/api/cart', { query: { sessionId } }),
  });
}

const checkoutCartQuery: typeof cartQuery = (api, sessionId) => ({
  ...cartQuery(api, sessionId),
  queryFn: () => api.get('/api/cart/{sessionId}', { path: { sessionId } }),
});

/**
 * Reads the cart again after a change. An answer that is on its way may not know of the change: TanStack Query drops that of a
 * reload by itself, but not that of a first load.
 */
export function refreshCart(queryClient: QueryClient): Promise<void> {
  void queryClient.cancelQueries({ queryKey: CART_KEY }, { silent: true });
  return queryClient.invalidateQueries({ queryKey: CART_KEY });
}

/** The cart on the server. Empty during the server's render, which has no session. */
export const useCart = () => useCartQuery(cartQuery);

/** The same list; what the checkout reads again, it asks for with the call that the specification names for it. */
export const useCheckoutCart = () => useCartQuery(checkoutCartQuery);

function useCartQuery(queryOf: typeof cartQuery) {
  const hydrated = useHydrated();
  const query = useQuery({
    ...queryOf(useApi(), hydrated ? getSessionId() : ''),
    enabled: hydrated,
    // Spares the first page of a visit a request.
    initialData: () => (hydrated && isSessionNew() ? NO_LINES : undefined),
  });
  const lines = query.data ?? NO_LINES;
  return {
    lines,
    count: cartCount(lines),
    totalCents: cartTotalCents(lines),
    isLoading: query.isPending,
    isError: query.isError,
    refetch: query.refetch,
  };
}
