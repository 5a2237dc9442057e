import { api, Button, keys, useMutation, useRight } from '@shop/admin-kit';
import type { ProductEdits } from '@shop/contract';

const REFRESHED = [keys.opening, keys.products, keys.categories, keys.artists, keys.ordersSummary];

const countSamples = (count: number): string => (count === 1 ? '1 sample product' : `${count} sample products`);

const doneOf = ({ outcomes }: ProductEdits): string[] => outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));

function useRemoveSamples() {
  const restoring = useMutation({
    mutationFn: (ids: string[]) => api.post('/api/admin/products/selected/restore', { body: { ids } }),
    meta: {
      success: (edits) => `${countSamples(doneOf(edits).length)} restored`,
      failure: 'The sample products were not restored',
      invalidates: REFRESHED,
    },
  });
  return useMutation({
    mutationFn: () => api.post('/api/admin/opening/remove-samples', {}),
    meta: {
      success: (edits) => {
        const removed = doneOf(edits);
        const action = { label: 'Undo', run: () => restoring.mutate(removed) };
        return { description: `${countSamples(removed.length)} removed`, ...(removed.length > 0 && { action }) };
      },
      failure: 'The sample products were not removed',
      invalidates: REFRESHED,
    },
  });
}

/** Deletes the products that came with the shop; Undo and "Deleted" in the list of products restore them, so that it need not ask. */
export function RemoveSamples({ count }: { count: number }) {
  const removing = useRemoveSamples();
  const mayRemove = useRight('edit-catalog');
  if (!mayRemove) return null;
  return (
    <Button size="small" loading={removing.isPending} onClick={() => removing.mutate()}>
      Remove the {countSamples(count)}
    </Button>
  );
}
