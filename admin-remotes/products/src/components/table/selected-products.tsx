import { Button, ConfirmDialog, DeleteOutlined, EditOutlined, type Selection, SelectionBar } from '@shop/admin-kit';
import type { AdminProduct, ProductEditOutcome } from '@shop/contract';
import { useState } from 'react';
import { countProducts, MAX_SELECTED_PRODUCTS, useDeleteProducts } from '../../api/edit-products.ts';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { StateButtons } from './state-buttons.tsx';

interface SelectedProductsProps {
  selection: Selection;
  products: readonly AdminProduct[];
  /** The lines show why they were not changed. */
  onOutcomes: (outcomes: ProductEditOutcome[]) => void;
}

/** What can be done with the selected products at once. */
export function SelectedProducts({ selection, products, onOutcomes }: SelectedProductsProps) {
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const selected = products.filter(({ id }) => selection.has(id));
  const close = (): void => setOpen(undefined);
  // Closed before the list is read again: the products are gone from it then.
  const deleting = useDeleteProducts((outcomes) => {
    close();
    onOutcomes(outcomes);
  });
  const count = countProducts(selected.length);
  const isTooMany = selected.length > MAX_SELECTED_PRODUCTS;
  return (
    <>
      <SelectionBar
        label="Selected products"
        text={selected.length === 0 ? undefined : `${selected.length} selected`}
        onClear={selection.clear}
      >
        <Button type="primary" icon={<EditOutlined aria-hidden />} disabled={isTooMany} onClick={() => setOpen('edit')}>
          Edit selected
        </Button>
        <StateButtons products={selected} disabled={isTooMany} onOutcomes={onOutcomes} />
        <Button danger icon={<DeleteOutlined aria-hidden />} disabled={isTooMany} onClick={() => setOpen('delete')}>
          Delete selected
        </Button>
        {isTooMany && <span>Select at most {MAX_SELECTED_PRODUCTS} products.</span>}
      </SelectionBar>
      <BulkEditDialog open={open === 'edit'} products={selected} onClose={close} onOutcomes={onOutcomes} />
      <ConfirmDialog
        open={open === 'delete'}
        title={`Delete ${count}?`}
        confirmText="Delete"
        danger
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate([...selection.ids], { onError: close })}
        onCancel={close}
      >
        They leave the shop and all carts; orders and invoices keep showing them. “Deleted” below the list restores them.
      </ConfirmDialog>
    </>
  );
}
