import type { ApiClient, Artist } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function artistsQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['/api/artists'], queryFn: (): Promise<Artist[]> => api.get('/api/artists', {}) });
}

export function useArtists() {
  return useQuery(artistsQuery(useApi()));
}
