import type { ApiClient, Artist, ProductListItem } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function artistQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/artists', id],
    queryFn: (): Promise<Artist> => api.get('/api/artists/{id}', { path: { id } }),
  });
}

export function useArtist(id: string) {
  return useQuery(artistQuery(useApi(), id));
}

export function artistProductsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/artists', id, 'products'],
    queryFn: (): Promise<ProductListItem[]> => api.get('/api/artists/{id}/products', { path: { id } }),
  });
}

export function useArtistProducts(id: string) {
  return useQuery(artistProductsQuery(useApi(), id));
}
