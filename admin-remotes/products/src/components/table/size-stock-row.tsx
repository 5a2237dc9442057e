import type { AdminProduct } from '@shop/contract';
import { type ProductDraft, stockError } from '../../rules/product-edits.ts';
import { TableInput } from './table-input.tsx';
import styles from '../../styles/product-table.module.css';

interface SizeStockRowProps {
  product: AdminProduct;
  draft: ProductDraft;
  onType: (draft: ProductDraft) => void;
}

/** The stock of each size in the shop, below the line of its product. */
export function SizeStockRow({ product, draft, onType }: SizeStockRowProps) {
  const sizes = product.variants.filter(({ isActive }) => isActive);
  return (
    <tr className={styles.tableSizes}>
      <td colSpan={9}>
        <div>
          {sizes.map(({ id, label, stockQuantity }) => (
            <label key={id}>
              <span>{label}</span>
              <TableInput
                column="stock"
                label={`Stock of ${product.name}, ${label}`}
                value={draft.sizes?.[id] ?? String(stockQuantity)}
                error={stockError(draft.sizes?.[id])}
                isLow={stockQuantity === 0}
                onType={(value) => onType({ sizes: { ...draft.sizes, [id]: value } })}
              />
            </label>
          ))}
        </div>
      </td>
    </tr>
  );
}
