import { api, useMutation } from '@shop/admin-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import { CATALOG_KEYS } from './catalog-queries.ts';
import { useRestoreArtist, useRestoreCategory, useRestoreProduct } from './deleted-items.ts';

type ById = UseMutationResult<unknown, Error, string>;

const useDeleteItem = (noun: 'Artist' | 'Category' | 'Product', send: (id: string) => Promise<unknown>, restoring: ById): ById =>
  useMutation({
    mutationFn: send,
    meta: {
      success: (_, id) => ({
        description: `${noun} deleted successfully`,
        action: { label: 'Undo', run: () => restoring.mutate(id) },
      }),
      failure: `Failed to delete ${noun.toLowerCase()}`,
      invalidates: CATALOG_KEYS,
    },
  });

export const useDeleteArtist = () =>
  useDeleteItem('Artist', (id) => api.delete('/api/admin/artists/{id}', { path: { id } }), useRestoreArtist());

export const useDeleteCategory = () =>
  useDeleteItem('Category', (id) => api.delete('/api/admin/categories/{id}', { path: { id } }), useRestoreCategory());

export const useDeleteProduct = () =>
  useDeleteItem('Product', (id) => api.delete('/api/admin/products/{id}', { path: { id } }), useRestoreProduct());
