import { api, keys, useMutation } from '@shop/admin-kit';
import { useRestoreMedia } from './deleted-media.ts';

export function useDeleteMedia() {
  const restoring = useRestoreMedia();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/portfolio/{id}', { path: { id } }),
    meta: {
      success: (_, id) => ({
        description: 'Portfolio image deleted successfully',
        action: { label: 'Undo', run: () => restoring.mutate(id) },
      }),
      failure: 'Failed to delete portfolio image',
      invalidates: [keys.portfolio],
    },
  });
}
