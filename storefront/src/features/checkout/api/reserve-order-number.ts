import type { ApiClient, ReservedOrderNumber } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

/** A query although it is a POST: the session gets the same number until it has placed an order. */
export function orderNumberQuery(api: ApiClient, sessionId: string) {
  return queryOptions({
    queryKey: ['/api/order-numbers', sessionId],
    queryFn: (): Promise<ReservedOrderNumber> => api.post('/api/order-numbers', { body: { sessionId } }),
  });
}

export function useReservedOrderNumber(sessionId: string) {
  return useQuery(orderNumberQuery(useApi(), sessionId));
}
