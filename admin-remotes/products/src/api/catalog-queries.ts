import { api, keys } from '@shop/admin-kit';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** All artists, including those hidden in the shop. */
export const adminArtistsQuery = queryOptions({
  queryKey: ['/api/admin/artists'],
  queryFn: ({ signal }) => api.get('/api/admin/artists', { signal }),
});

/** All categories with their number of products; unlike the public list, the server does not cache it. */
export const adminCategoriesQuery = queryOptions({
  queryKey: ['/api/admin/categories'],
  queryFn: ({ signal }) => api.get('/api/admin/categories', { signal }),
});

/**
 * What every change of the catalog invalidates: products show the names of categories and artists, which in turn show their
 * number of products. The summary counts products that are low in stock or sold out.
 */
export const CATALOG_KEYS: readonly QueryKey[] = [
  keys.products,
  keys.categories,
  keys.artists,
  adminCategoriesQuery.queryKey,
  adminArtistsQuery.queryKey,
  keys.ordersSummary,
];
