import { api } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** All artists, including those hidden in the shop. */
export const adminArtistsQuery = queryOptions({
  queryKey: ['/api/admin/artists'],
  queryFn: ({ signal }) => api.get('/api/admin/artists', { signal }),
});
