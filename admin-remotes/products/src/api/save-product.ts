import { api, ApiError, notifyError, notifySuccess } from '@shop/admin-kit';
import type { AdminProduct, SaveProduct } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './refresh-catalog.ts';

interface ProductSave {
  /** Undefined creates. */
  id: string | undefined;
  body: SaveProduct;
}

/** The product as it is now, when someone else saved it since this form was opened. */
export function savedMeanwhile(error: unknown): AdminProduct | undefined {
  return error instanceof ApiError && error.code === 'EDIT_CONFLICT' ? (error.json()['current'] as AdminProduct) : undefined;
}

/** The product as it is now, when more was sold meanwhile than this edit takes away. */
export function soldMeanwhile(error: unknown): AdminProduct | undefined {
  return error instanceof ApiError && error.code === 'STOCK_CHANGED' ? (error.json()['current'] as AdminProduct) : undefined;
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
      if (savedMeanwhile(error)) return;
      notifyError(error, id === undefined ? 'Failed to create product' : 'Failed to update product');
    },
  });
}
