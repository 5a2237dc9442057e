import type { CartLine } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { cartQuery } from './api/get-cart.ts';
import { cartCount, cartTotalCents } from './cart-totals.ts';
import { getSessionId } from './session-id.ts';

const NO_LINES: CartLine[] = [];

/** The cart as the server has it. The server's render knows no session, so it is empty until the browser asks. */
export function useCart() {
  const hydrated = useHydrated();
  const query = useQuery({ ...cartQuery(useApi(), hydrated ? getSessionId() : ''), enabled: hydrated });
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
