import { api, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './catalog-queries.ts';
import { useRestoreArtist, useRestoreCategory, useRestoreProduct } from './deleted-items.ts';

type ById = UseMutationResult<unknown, Error, string>;

function useDeleteItem(noun: 'Artist' | 'Category' | 'Product', send: (id: string) => Promise<unknown>, restoring: ById): ById {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, id) => notifySuccess(`${noun} deleted successfully`, { label: 'Undo', run: () => restoring.mutate(id) }),
    onError: (error) => notifyError(error, `Failed to delete ${noun.toLowerCase()}`),
    // Also after an error, because another admin may have deleted the item.
    onSettled: () => refreshCatalog(queryClient),
  });
}

export const useDeleteArtist = () =>
  useDeleteItem('Artist', (id) => api.delete('/api/admin/artists/{id}', { path: { id } }), useRestoreArtist());

export const useDeleteCategory = () =>
  useDeleteItem('Category', (id) => api.delete('/api/admin/categories/{id}', { path: { id } }), useRestoreCategory());

export const useDeleteProduct = () =>
  useDeleteItem('Product', (id) => api.delete('/api/admin/products/{id}', { path: { id } }), useRestoreProduct());
