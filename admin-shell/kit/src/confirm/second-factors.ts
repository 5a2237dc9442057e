import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The second factors of the signed-in admin. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['/api/admin/me/second-factors'],
  queryFn: ({ signal }) => api.get('/api/admin/me/second-factors', { signal }),
});
