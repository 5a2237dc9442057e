import { Button, classNames, kitStyles, SelectionBar, useSelection } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { ProductLines } from './product-lines.tsx';
import { ProductTableHead } from './product-table-head.tsx';
import { SelectedProducts } from './selected-products.tsx';
import { useProductDrafts } from './use-product-drafts.ts';
import styles from '../../styles/product-table.module.css';

interface ProductTableProps {
  products: AdminProduct[];
  onEdit: (product: AdminProduct) => void;
  onDuplicate: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
}

/** One line for each product, with price and stock, also of sizes, to type over. */
export function ProductTable({ products, onEdit, onDuplicate, onDelete }: ProductTableProps) {
  const editing = useProductDrafts(products);
  const selection = useSelection(products.map(({ id }) => id));
  const [showsAllSizes, setShowsAllSizes] = useState(false);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          editing.save();
        }}
      >
        <table className={classNames(kitStyles.table, styles.table)} aria-label="Products">
          <ProductTableHead
            selection={selection}
            showsAllSizes={showsAllSizes}
            onToggle={() => setShowsAllSizes(!showsAllSizes)}
          />
          <tbody>
            {products.map((product) => (
              <ProductLines
                key={product.id}
                product={product}
                selection={selection}
                editing={editing}
                showsAllSizes={showsAllSizes}
                onEdit={() => onEdit(product)}
                onDuplicate={() => onDuplicate(product)}
                onDelete={() => onDelete(product)}
              />
            ))}
          </tbody>
        </table>
        <SelectionBar label="Unsaved changes" text={editing.text} onClear={editing.discard} clearText="Discard">
          <Button type="primary" htmlType="submit" disabled={!editing.canSave} loading={editing.isSaving}>
            Save changes
          </Button>
        </SelectionBar>
        {editing.guard}
      </form>
      {/* What is typed is saved or discarded first. */}
      {!editing.isDirty && <SelectedProducts selection={selection} products={products} onOutcomes={editing.showProblems} />}
    </>
  );
}
