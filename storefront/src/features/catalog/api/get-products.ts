import type { ApiClient, ProductListItem } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function productsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/products'],
    queryFn: (): Promise<ProductListItem[]> => api.get('/api/products', { query: {} }),
  });
}

export function useProducts() {
  return useQuery(productsQuery(useApi()));
}
