import { api } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** Always what the database holds, with the number of products. */
export const adminCategoriesQuery = queryOptions({
  queryKey: ['/api/admin/categories'],
  queryFn: ({ signal }) => api.get('/api/admin/categories', { signal }),
});
