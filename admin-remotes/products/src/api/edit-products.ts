import { api, messageOf, useMutation } from '@shop/admin-kit';
import type { AdminProduct, ProductEdit, ProductEditOutcome, ProductEdits } from '@shop/contract';
import { CATALOG_KEYS } from './catalog-queries.ts';

/** As many as the server takes at once. */
export const MAX_SELECTED_PRODUCTS = 200;

interface OutcomeEffects<Input> {
  verb: (input: Input) => 'updated' | 'deleted' | 'restored' | 'shown in the shop' | 'hidden from the shop';
  /** Undo of those that were changed. */
  undo?: (ids: readonly string[], input: Input) => void;
  /** Gets the outcomes before the list is read again. */
  onOutcomes?: ((outcomes: ProductEditOutcome[]) => void) | undefined;
}

const useSelectedProducts = <Input>(send: (input: Input) => Promise<ProductEdits>, effects: OutcomeEffects<Input>) =>
  useMutation({
    mutationFn: send,
    meta: {
      success: ({ outcomes }: ProductEdits, input: Input) => toastOf(outcomes, input, effects),
      failure: (error: Error, input: Input) => ({
        description: messageOf(error, `The products were not ${effects.verb(input)}`),
      }),
      invalidates: CATALOG_KEYS,
    },
    onSuccess: ({ outcomes }) => effects.onOutcomes?.(outcomes),
  });

/** Saves several products, each one for itself. */
export const useEditProducts = (onOutcomes: (outcomes: ProductEditOutcome[]) => void) =>
  useSelectedProducts((edits: ProductEdit[]) => api.post('/api/admin/products/selected', { body: { edits } }), {
    verb: () => 'updated',
    onOutcomes,
  });

interface StateChange {
  state: AdminProduct['state'];
  products: readonly Pick<AdminProduct, 'id' | 'version'>[];
}

const changeState = ({ state, products }: StateChange) =>
  api.post('/api/admin/products/selected', { body: { edits: products.map(({ id, version }) => ({ id, version, state })) } });

const STATE_VERBS = { live: 'shown in the shop', draft: 'hidden from the shop' } as const;

/** Shows several products in the shop, or keeps them as drafts; the toast takes it back unless one was changed since. */
export function useChangeState(onOutcomes: (outcomes: ProductEditOutcome[]) => void) {
  const effects = { verb: ({ state }: StateChange) => STATE_VERBS[state], onOutcomes };
  const back = useSelectedProducts(changeState, effects);
  return useSelectedProducts(changeState, {
    ...effects,
    undo: (ids, { state, products }) => {
      const changed = products.filter(({ id }) => ids.includes(id));
      // A save counts the version up by one.
      const saved = changed.map(({ id, version }) => ({ id, version: version + 1 }));
      back.mutate({ state: state === 'live' ? 'draft' : 'live', products: saved });
    },
  });
}

/** Deletes several products; the toast takes it back. */
export function useDeleteProducts(onOutcomes: (outcomes: ProductEditOutcome[]) => void) {
  const restoring = useSelectedProducts(
    (ids: readonly string[]) => api.post('/api/admin/products/selected/restore', { body: { ids: [...ids] } }),
    { verb: () => 'restored' },
  );
  return useSelectedProducts((ids: string[]) => api.post('/api/admin/products/selected/delete', { body: { ids } }), {
    verb: () => 'deleted',
    undo: (ids) => restoring.mutate(ids),
    onOutcomes,
  });
}

function toastOf<Input>(outcomes: ProductEditOutcome[], input: Input, { verb, undo }: OutcomeEffects<Input>) {
  const done = outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));
  const action = undo && done.length > 0 ? { label: 'Undo', run: () => undo(done, input) } : undefined;
  if (done.length === outcomes.length) return { description: `${countProducts(done.length)} ${verb(input)}`, action };
  const description = `${outcomes.length - done.length} of ${outcomes.length} products were not ${verb(input)}`;
  return { title: 'Error', description, destructive: true, action };
}

export const countProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`);
