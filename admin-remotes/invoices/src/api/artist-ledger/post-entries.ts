import { api } from '@shop/admin-kit';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Posts what payments and refunds have caused until now, so that what is read next has it; otherwise a job does it within a minute.
 * Queries that begin together share one request.
 */
export const postEntries = (client: QueryClient) =>
  client.fetchQuery({
    queryKey: ['/api/admin/artist-ledger/posting'],
    queryFn: () => api.post('/api/admin/artist-ledger/posting', {}),
    staleTime: 0,
  });
