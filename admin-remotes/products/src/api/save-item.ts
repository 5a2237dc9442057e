import { api, editConflict, type Keyed, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { SaveArtist, SaveCategory, SaveProduct } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './catalog-queries.ts';

interface Save<Body> {
  /** Undefined creates an item. */
  id: string | undefined;
  body: Body;
}

function useSaveItem<Body>(noun: 'Artist' | 'Category' | 'Product', send: (save: Save<Body>, keyed: Keyed) => Promise<unknown>) {
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
  useSaveItem('Artist', ({ id, body }: Save<SaveArtist>, keyed) =>
    id === undefined
      ? api.post('/api/admin/artists', { body, ...keyed })
      : api.put('/api/admin/artists/{id}', { path: { id }, body }),
  );

export const useSaveCategory = () =>
  useSaveItem('Category', ({ id, body }: Save<SaveCategory>, keyed) =>
    id === undefined
      ? api.post('/api/admin/categories', { body, ...keyed })
      : api.put('/api/admin/categories/{id}', { path: { id }, body }),
  );

export const useSaveProduct = () =>
  useSaveItem('Product', ({ id, body }: Save<SaveProduct>, keyed) =>
    id === undefined
      ? api.post('/api/admin/products', { body, ...keyed })
      : api.put('/api/admin/products/{id}', { path: { id }, body }),
  );
