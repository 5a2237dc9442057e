import { api, keys, notifyError, notifySuccess, useRestore, useMutation } from '@shop/admin-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

/** The key begins with that of the portfolio, so that a deletion refreshes both. */
export const deletedMediaQuery = queryOptions({
  queryKey: [...keys.portfolio, 'deleted'],
  queryFn: ({ signal }) => api.get('/api/admin/deleted/portfolio', { signal }),
});

export function useRestoreMedia() {
  const queryClient = useQueryClient();
  return useRestore({
    noun: 'Portfolio image',
    send: (id) => api.post('/api/admin/deleted/portfolio/{id}/restore', { path: { id } }),
    refresh: () => queryClient.invalidateQueries({ queryKey: keys.portfolio }),
  });
}

export function useRemoveForGood() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/admin/deleted/portfolio/{id}', { path: { id } }),
    onSuccess: () => {
      notifySuccess('Portfolio image removed for good');
      return queryClient.invalidateQueries({ queryKey: deletedMediaQuery.queryKey });
    },
    onError: (error) => notifyError(error, 'Failed to remove portfolio image'),
  });
}
