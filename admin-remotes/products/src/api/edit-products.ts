import { api, useMutation } from '@shop/admin-kit';
import type { ProductEdit, ProductEditOutcome, ProductEdits } from '@shop/contract';
import { CATALOG_KEYS } from './catalog-queries.ts';

/** As many as the server takes at once. */
export const MAX_SELECTED_PRODUCTS = 200;

interface OutcomeEffects {
  verb: 'updated' | 'deleted' | 'restored';
  /** Undo of those that were changed. */
  undo?: (ids: string[]) => void;
  /** Gets the outcomes before the list is read again. */
  onOutcomes?: ((outcomes: ProductEditOutcome[]) => void) | undefined;
}

const useSelectedProducts = <Input>(send: (input: Input) => Promise<ProductEdits>, effects: OutcomeEffects) =>
  useMutation({
    mutationFn: send,
    meta: {
      success: ({ outcomes }) => toastOf(outcomes, effects),
      failure: `The products were not ${effects.verb}`,
      invalidates: CATALOG_KEYS,
    },
    onSuccess: ({ outcomes }) => effects.onOutcomes?.(outcomes),
  });

/** Saves several products, each one for itself. */
export const useEditProducts = (onOutcomes: (outcomes: ProductEditOutcome[]) => void) =>
  useSelectedProducts((edits: ProductEdit[]) => api.post('/api/admin/products/selected', { body: { edits } }), {
    verb: 'updated',
    onOutcomes,
  });

/** Deletes several products; the toast takes it back. */
export function useDeleteProducts(onOutcomes: (outcomes: ProductEditOutcome[]) => void) {
  const restoring = useSelectedProducts((ids: string[]) => api.post('/api/admin/products/selected/restore', { body: { ids } }), {
    verb: 'restored',
  });
  return useSelectedProducts((ids: string[]) => api.post('/api/admin/products/selected/delete', { body: { ids } }), {
    verb: 'deleted',
    undo: restoring.mutate,
    onOutcomes,
  });
}

function toastOf(outcomes: ProductEditOutcome[], { verb, undo }: OutcomeEffects) {
  const done = outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));
  const action = undo && done.length > 0 ? { label: 'Undo', run: () => undo(done) } : undefined;
  if (done.length === outcomes.length) return { description: `${countProducts(done.length)} ${verb}`, action };
  const description = `${outcomes.length - done.length} of ${outcomes.length} products were not ${verb}`;
  return { title: 'Error', description, destructive: true, action };
}

export const countProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`);
