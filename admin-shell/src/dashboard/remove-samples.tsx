import { api, Button, ConfirmDialog, keys, useMutation, useRight } from '@shop/admin-kit';
import type { ProductEdits } from '@shop/contract';
import { useState } from 'react';

const REFRESHED = [keys.opening, keys.products, keys.categories, keys.artists, keys.ordersSummary];

const countSamples = (count: number): string => (count === 1 ? '1 sample product' : `${count} sample products`);

const doneOf = ({ outcomes }: ProductEdits): string[] => outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));

/** `onEnd` is called before the step is read again: it leaves the card with its button. */
function useRemoveSamples(onEnd: () => void) {
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
    onSuccess: onEnd,
    onError: onEnd,
  });
}

/** Deletes the products that came with the shop; "Deleted" in the list of products restores them. */
export function RemoveSamples({ count }: { count: number }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const removing = useRemoveSamples(close);
  const mayRemove = useRight('edit-catalog');
  if (!mayRemove) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Remove the {countSamples(count)}
      </Button>
      <ConfirmDialog
        open={open}
        title={`Remove the ${countSamples(count)}?`}
        confirmText="Remove"
        danger
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={close}
      >
        They leave the shop; your own products stay. “Deleted” below the list of products restores them.
      </ConfirmDialog>
    </>
  );
}
