import { api, useMutation } from '@shop/admin-kit';
import type { ProductEdit, ProductEditOutcome } from '@shop/contract';
import { CATALOG_KEYS } from './catalog-queries.ts';

/** Saves prices and stock of several products; `onSaved` gets the outcomes before the list is read again. */
export const useEditProducts = (onSaved: (outcomes: ProductEditOutcome[]) => void) =>
  useMutation({
    mutationFn: (edits: ProductEdit[]) => api.post('/api/admin/products/selected', { body: { edits } }),
    meta: {
      success: ({ outcomes }) => savedText(outcomes),
      failure: 'Failed to update the products',
      invalidates: CATALOG_KEYS,
    },
    onSuccess: ({ outcomes }) => onSaved(outcomes),
  });

function savedText(outcomes: ProductEditOutcome[]) {
  const saved = outcomes.filter(({ outcome }) => outcome === 'done').length;
  if (saved === outcomes.length) return saved === 1 ? '1 product updated' : `${saved} products updated`;
  const description = `${outcomes.length - saved} of ${outcomes.length} products were not updated`;
  return { title: 'Error', description, destructive: true };
}
