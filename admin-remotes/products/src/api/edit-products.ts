import { api, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { ProductEdit, ProductEditOutcome } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCatalog } from './catalog-queries.ts';

/** Saves prices and stock of several products; `onSaved` gets the outcomes before the list is read again. */
export function useEditProducts(onSaved: (outcomes: ProductEditOutcome[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edits: ProductEdit[]) => api.post('/api/admin/products/selected', { body: { edits } }),
    onSuccess: ({ outcomes }) => {
      onSaved(outcomes);
      const saved = outcomes.filter(({ outcome }) => outcome === 'done').length;
      if (saved === outcomes.length) notifySuccess(saved === 1 ? '1 product updated' : `${saved} products updated`);
      else notifyError(new Error(), `${outcomes.length - saved} of ${outcomes.length} products were not updated`);
      return refreshCatalog(queryClient);
    },
    onError: (error) => notifyError(error, 'Failed to update the products'),
  });
}
