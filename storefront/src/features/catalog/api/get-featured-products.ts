import type { ApiClient } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';
import { pickFeatured } from '../featured.ts';
import { productsQuery } from './get-products.ts';

/**
 * The home page's choice, kept as data of its own: it stays the same while someone looks, the browser shows what the server
 * drew, and the page carries eight products instead of the whole list.
 */
export function featuredQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/products', 'featured'],
    queryFn: async ({ client }) => {
      const listed = client.getQueryData(productsQuery(api).queryKey) ?? (await api.get('/api/products', {}));
      return pickFeatured(listed, Math.random);
    },
  });
}

export function useFeaturedProducts() {
  return useQuery(featuredQuery(useApi()));
}
