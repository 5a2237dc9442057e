import type { Alert, ApiClient } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function alertQuery(api: ApiClient, id: string, token: string) {
  return queryOptions({
    queryKey: ['/api/alerts', id],
    queryFn: (): Promise<Alert> => api.get('/api/alerts/{id}', { path: { id }, query: { t: token } }),
  });
}

export function useAlert(id: string, token: string) {
  return useQuery(alertQuery(useApi(), id, token));
}
