import { api, notifyError, notifySuccess } from '@shop/admin-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './refresh-catalog.ts';

export function useDeleteProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/admin/products/{id}', { path: { id } }),
    onSuccess: () => notifySuccess('Product deleted successfully'),
    onError: (error) => notifyError(error, 'Failed to delete product'),
    // Also after a failure: someone else may have deleted it.
    onSettled: () => refreshCatalog(queries),
  });
}
