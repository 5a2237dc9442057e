import { api, keys, useRestore } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';
import { adminArtistsQuery, adminCategoriesQuery, CATALOG_KEYS } from './catalog-queries.ts';

// The keys begin with those of the lists, so that a deletion or a restored item refreshes both.

/** The latest 200 whose texts hold the words of `search`. */
export const deletedProductsQuery = (search: string) =>
  queryOptions({
    queryKey: [...keys.products, 'deleted', search],
    queryFn: ({ signal }) => api.get('/api/admin/deleted/products', { query: { search: search || undefined }, signal }),
  });

export const deletedCategoriesQuery = queryOptions({
  queryKey: [...adminCategoriesQuery.queryKey, 'deleted'],
  queryFn: ({ signal }) => api.get('/api/admin/deleted/categories', { signal }),
});

export const deletedArtistsQuery = queryOptions({
  queryKey: [...adminArtistsQuery.queryKey, 'deleted'],
  queryFn: ({ signal }) => api.get('/api/admin/deleted/artists', { signal }),
});

const useRestoreItem = (noun: string, send: (id: string) => Promise<unknown>) =>
  useRestore({ noun, send, invalidates: CATALOG_KEYS });

export const useRestoreProduct = () =>
  useRestoreItem('Product', (id) => api.post('/api/admin/deleted/products/{id}/restore', { path: { id } }));

export const useRestoreCategory = () =>
  useRestoreItem('Category', (id) => api.post('/api/admin/deleted/categories/{id}/restore', { path: { id } }));

export const useRestoreArtist = () =>
  useRestoreItem('Artist', (id) => api.post('/api/admin/deleted/artists/{id}/restore', { path: { id } }));
