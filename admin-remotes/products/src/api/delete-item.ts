import { api, notifyError, notifySuccess } from '@shop/admin-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './catalog-queries.ts';

function useDeleteItem(noun: 'Artist' | 'Category' | 'Product', send: (id: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => notifySuccess(`${noun} deleted successfully`),
    onError: (error) => notifyError(error, `Failed to delete ${noun.toLowerCase()}`),
    // Also after an error, because another admin may have deleted the item.
    onSettled: () => refreshCatalog(queryClient),
  });
}

export const useDeleteArtist = () => useDeleteItem('Artist', (id) => api.delete('/api/admin/artists/{id}', { path: { id } }));

export const useDeleteCategory = () =>
  useDeleteItem('Category', (id) => api.delete('/api/admin/categories/{id}', { path: { id } }));

export const useDeleteProduct = () => useDeleteItem('Product', (id) => api.delete('/api/admin/products/{id}', { path: { id } }));
