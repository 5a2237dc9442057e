import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRestoreMedia } from './deleted-media.ts';

export function useDeleteMedia() {
  const queryClient = useQueryClient();
  const restoring = useRestoreMedia();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/portfolio/{id}', { path: { id } }),
    onSuccess: (_, id) => {
      notifySuccess('Portfolio image deleted successfully', { label: 'Undo', run: () => restoring.mutate(id) });
      return queryClient.invalidateQueries({ queryKey: keys.portfolio });
    },
    onError: (error) => notifyError(error, 'Failed to delete portfolio image'),
  });
}
