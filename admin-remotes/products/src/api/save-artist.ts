import { api, notifyError, notifySuccess } from '@shop/admin-kit';
import type { SaveArtist } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './refresh-catalog.ts';
import { editConflict } from './save-errors.ts';

interface ArtistSave {
  /** Undefined creates. */
  id: string | undefined;
  body: SaveArtist;
}

export function useSaveArtist() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: ArtistSave) =>
      id === undefined ? api.post('/api/admin/artists', { body }) : api.put('/api/admin/artists/{id}', { path: { id }, body }),
    onSuccess: (_, { id }) => {
      notifySuccess(id === undefined ? 'Artist created successfully' : 'Artist updated successfully');
      return refreshCatalog(queries);
    },
    onError: (error, { id }) => {
      // The lists show what the other admin saved, whatever this one decides.
      if (editConflict(error)) return refreshCatalog(queries);
      return notifyError(error, id === undefined ? 'Failed to create artist' : 'Failed to update artist');
    },
  });
}
