import { api, keys, notifyError, notifySuccess } from '@shop/admin-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useDeleteMedia() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/portfolio/{id}', { path: { id } }),
    onSuccess: () => {
      notifySuccess('Portfolio image deleted successfully');
      return queryClient.invalidateQueries({ queryKey: keys.portfolio });
    },
    onError: (error) => notifyError(error, 'Failed to delete portfolio image'),
  });
}
