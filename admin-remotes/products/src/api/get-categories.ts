import { api } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** All categories with their number of products, read without the cache of the public list. */
export const adminCategoriesQuery = queryOptions({
  queryKey: ['/api/admin/categories'],
  queryFn: ({ signal }) => api.get('/api/admin/categories', { signal }),
});
