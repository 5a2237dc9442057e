import type { ApiClient, ProductListItem } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function artistProductsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/artists', id, 'products'],
    queryFn: (): Promise<ProductListItem[]> => api.get('/api/artists/{id}/products', { path: { id } }),
  });
}

export function useArtistProducts(id: string) {
  return useQuery(artistProductsQuery(useApi(), id));
}
