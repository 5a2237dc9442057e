import { api, type Keyed, useMutation } from '@shop/admin-kit';
import type { SaveArtist, SaveCategory, SaveProduct } from '@shop/contract';
import { CATALOG_KEYS } from './catalog-queries.ts';

interface Save<Body> {
  /** Undefined creates an item. */
  id: string | undefined;
  body: Body;
}

const useSaveItem = <Body>(noun: 'Artist' | 'Category' | 'Product', send: (save: Save<Body>, keyed: Keyed) => Promise<unknown>) =>
  useMutation({
    mutationFn: send,
    meta: {
      success: (_, { id }) => `${noun} ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: (_, { id }) => `Failed to ${id === undefined ? 'create' : 'update'} ${noun.toLowerCase()}`,
      invalidates: CATALOG_KEYS,
    },
  });

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
