import type { ApiClient, ReservedOrderNumber } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

/** Asking again gives the same number until the session has ordered, so it is read like any other data. */
export function orderNumberQuery(api: ApiClient, sessionId: string) {
  return queryOptions({
    queryKey: ['/api/order-numbers', sessionId],
    queryFn: (): Promise<ReservedOrderNumber> => api.post('/api/order-numbers', { body: { sessionId } }),
  });
}

export function useReservedOrderNumber(sessionId: string) {
  return useQuery(orderNumberQuery(useApi(), sessionId));
}
