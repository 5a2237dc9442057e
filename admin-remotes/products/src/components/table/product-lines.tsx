import type { Selection } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { ProductTableRow } from './product-table-row.tsx';
import { SizeStockRow } from './size-stock-row.tsx';
import type { ProductEditing } from './use-product-drafts.ts';

interface ProductLinesProps {
  product: AdminProduct;
  selection: Selection;
  editing: ProductEditing;
  showsAllSizes: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** The line of a product and, if wanted, that of its sizes. */
export function ProductLines({ product, selection, editing, showsAllSizes, onEdit, onDuplicate, onDelete }: ProductLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, optionNames } = product;
  const shared = {
    product,
    draft: editing.draftOf(id),
    onType: (draft: Parameters<ProductEditing['type']>[1]) => editing.type(id, draft),
  };
  const showsSizes = optionNames.length > 0 && isOpen !== showsAllSizes;
  return (
    <>
      <ProductTableRow
        {...shared}
        selection={selection}
        problem={editing.problemOf(id)}
        showsSizes={showsSizes}
        onToggle={() => setOpen(!isOpen)}
        onEdit={onEdit}
        onDuplicate={onDuplicate}
        onDelete={onDelete}
      />
      {showsSizes && <SizeStockRow {...shared} />}
    </>
  );
}
