import { api, keys, useRestore, useMutation } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

/** The key begins with that of the portfolio, so that a deletion refreshes both. */
export const deletedMediaQuery = queryOptions({
  queryKey: [...keys.portfolio, 'deleted'],
  queryFn: ({ signal }) => api.get('/api/admin/deleted/portfolio', { signal }),
});

export const useRestoreMedia = () =>
  useRestore({
    noun: 'Portfolio image',
    send: (id) => api.post('/api/admin/deleted/portfolio/{id}/restore', { path: { id } }),
    invalidates: [keys.portfolio],
  });

export const useRemoveForGood = () =>
  useMutation({
    mutationFn: (id: string) => api.delete('/api/admin/deleted/portfolio/{id}', { path: { id } }),
    meta: {
      success: 'Portfolio image removed for good',
      failure: 'Failed to remove portfolio image',
      invalidates: [deletedMediaQuery.queryKey],
    },
  });
