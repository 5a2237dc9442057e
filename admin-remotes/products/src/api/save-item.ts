import { api, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { SaveArtist, SaveCategory, SaveProduct } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './catalog-queries.ts';
import { editConflict } from './save-errors.ts';

interface Save<Body> {
  /** Undefined creates an item. */
  id: string | undefined;
  body: Body;
}

function useSaveItem<Body>(noun: 'Artist' | 'Category' | 'Product', send: (save: Save<Body>) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { id }) => {
      notifySuccess(`${noun} ${id === undefined ? 'created' : 'updated'} successfully`);
      return refreshCatalog(queryClient);
    },
    onError: (error, { id }) => {
      // The dialog shows the conflict at once; the lists follow with what the other admin saved.
      if (editConflict(error)) void refreshCatalog(queryClient);
      else notifyError(error, `Failed to ${id === undefined ? 'create' : 'update'} ${noun.toLowerCase()}`);
    },
  });
}

export const useSaveArtist = () =>
  useSaveItem('Artist', ({ id, body }: Save<SaveArtist>) =>
    id === undefined ? api.post('/api/admin/artists', { body }) : api.put('/api/admin/artists/{id}', { path: { id }, body }),
  );

export const useSaveCategory = () =>
  useSaveItem('Category', ({ id, body }: Save<SaveCategory>) =>
    id === undefined
      ? api.post('/api/admin/categories', { body })
      : api.put('/api/admin/categories/{id}', { path: { id }, body }),
  );

export const useSaveProduct = () =>
  useSaveItem('Product', ({ id, body }: Save<SaveProduct>) =>
    id === undefined ? api.post('/api/admin/products', { body }) : api.put('/api/admin/products/{id}', { path: { id }, body }),
  );
