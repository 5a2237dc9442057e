import type { ApiClient, ProductDetail } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

export function productQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['/api/products', id],
    queryFn: (): Promise<ProductDetail> => api.get('/api/products/{id}', { path: { id } }),
  });
}

export function useProduct(id: string) {
  return useQuery(productQuery(useApi(), id));
}
