import { api, keys, useMutation } from '@shop/admin-kit';

/** Deletes one unused file. */
export const useDeleteFile = () =>
  useMutation({
    mutationFn: (name: string) => api.delete('/api/admin/media/{name}', { path: { name } }),
    meta: { success: 'File deleted', failure: 'Failed to delete the file', invalidates: [keys.media] },
  });

/** Deletes all unused files that are older than a day. */
export const useCleanUp = () =>
  useMutation({
    mutationFn: () => api.post('/api/admin/media/clean-up', {}),
    meta: {
      success: ({ deleted }) => `${deleted} unused ${deleted === 1 ? 'file' : 'files'} deleted`,
      failure: 'Failed to delete the unused files',
      invalidates: [keys.media],
    },
  });
