import { api, notifyError, notifySuccess } from '@shop/admin-kit';
import type { SaveProduct } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './refresh-catalog.ts';
import { editConflict } from './save-errors.ts';

interface ProductSave {
  /** Undefined creates. */
  id: string | undefined;
  body: SaveProduct;
}

export function useSaveProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: ProductSave) =>
      id === undefined ? api.post('/api/admin/products', { body }) : api.put('/api/admin/products/{id}', { path: { id }, body }),
    onSuccess: (_, { id }) => {
      notifySuccess(id === undefined ? 'Product created successfully' : 'Product updated successfully');
      return refreshCatalog(queries);
    },
    onError: (error, { id }) => {
      // The lists show what the other admin saved, whatever this one decides.
      if (editConflict(error)) return refreshCatalog(queries);
      return notifyError(error, id === undefined ? 'Failed to create product' : 'Failed to update product');
    },
  });
}
