import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Deletes one unused file. */
export function useDeleteFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.delete('/api/admin/media/{name}', { path: { name } }),
    onSuccess: () => notifySuccess('File deleted'),
    onError: (error) => notifyError(error, 'Failed to delete the file'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.media }),
  });
}

/** Deletes all unused files that are older than a day. */
export function useCleanUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/admin/media/clean-up', {}),
    onSuccess: ({ deleted }) => notifySuccess(`${deleted} unused ${deleted === 1 ? 'file' : 'files'} deleted`),
    onError: (error) => notifyError(error, 'Failed to delete the unused files'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.media }),
  });
}
