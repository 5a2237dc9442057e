import type { ApiClient, ProductListItem } from '@shop/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FEATURED_PRODUCTS } from '#config/limits.ts';
import { useApi } from '#lib/app-context.tsx';
import { productsQuery } from './get-products.ts';

/** Up to eight products in random order; none if `products` is not an array. */
export function pickFeatured(products: unknown, random: () => number): ProductListItem[] {
  if (!Array.isArray(products)) return [];
  const pool = [...(products as ProductListItem[])];
  const picked: ProductListItem[] = [];
  while (picked.length < FEATURED_PRODUCTS && pool.length > 0) {
    picked.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return picked;
}

/**
 * A query of its own, so that the selection stays the same during a visit, hydration renders the server's selection, and the page
 * carries eight products instead of the whole list.
 */
export function featuredQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/products', 'featured'],
    queryFn: async ({ client }) => {
      const products = client.getQueryData(productsQuery(api).queryKey) ?? (await api.get('/api/products', { query: {} }));
      return pickFeatured(products, Math.random);
    },
  });
}

export function useFeaturedProducts() {
  return useQuery(featuredQuery(useApi()));
}
