import type { ApiClient, ProductDetail } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

const FRESH_FOR_MS = 10_000;

/** A product with its sizes. Read again for every picker that opens, because their stock changes. */
function variantsQuery(api: ApiClient, productId: string) {
  return queryOptions({
    queryKey: ['/api/products', productId, 'variants'],
    queryFn: (): Promise<ProductDetail> => api.get('/api/products/{id}', { path: { id: productId }, query: {} }),
    staleTime: FRESH_FOR_MS,
  });
}

export function useVariants(productId: string) {
  return useQuery(variantsQuery(useApi(), productId));
}
