import type { ApiClient, ProductCard } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';

/** Kept for the visit, so that the random selection does not change on every return to Home. */
export function featuredQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/products', 'featured'],
    queryFn: async (): Promise<ProductCard[]> => {
      const products: unknown = await api.get('/api/products/featured', {});
      return Array.isArray(products) ? (products as ProductCard[]) : [];
    },
  });
}

export function useFeaturedProducts() {
  return useQuery(featuredQuery(useApi()));
}
