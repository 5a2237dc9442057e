import { Button, Checkbox, classNames, CopyOutlined, DeleteOutlined, kitStyles, type Selection } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { type ProductDraft, priceError, stockError } from '../../rules/product-edits.ts';
import { ShopLink } from '../shop-link.tsx';
import { FlagTags, SaleTag } from '../product/product-tags.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { TableInput } from './table-input.tsx';
import styles from '../../styles/product-table.module.css';

interface ProductTableRowProps {
  product: AdminProduct;
  selection: Selection;
  draft: ProductDraft;
  problem: string | undefined;
  /** Whether the sizes are shown below. */
  showsSizes: boolean;
  onToggle: () => void;
  onType: (draft: ProductDraft) => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

export function ProductTableRow({
  product,
  selection,
  draft,
  problem,
  showsSizes,
  onToggle,
  onType,
  onEdit,
  onDuplicate,
  onDelete,
}: ProductTableRowProps) {
  const { name, price, category, artist, stockQuantity, optionNames } = product;
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={selection.has(product.id)}
          onChange={() => selection.toggle(product.id)}
        />
      </td>
      <td>
        <Thumbnail url={product.imageUrl} alt="" size="cell" color={product.image?.color} />
      </td>
      <NameCell product={product} problem={problem} onEdit={onEdit} />
      <td className={classNames(styles.tableWide, styles.tableText)}>{category?.name ?? 'Uncategorized'}</td>
      <td className={classNames(styles.tableWide, styles.tableText)}>{artist?.name}</td>
      <td className={styles.tableWide}>
        <span className={styles.tableFlags}>
          <FlagTags product={product} />
        </span>
      </td>
      <td>
        <TableInput
          column="price"
          label={`Price of ${name}`}
          value={draft.price ?? price}
          error={priceError(draft)}
          onType={(value) => onType({ price: value })}
        />
      </td>
      <td>
        {optionNames.length > 0 ? (
          <Button size="small" aria-label={`Sizes of ${name}`} aria-expanded={showsSizes} onClick={onToggle}>
            {stockQuantity} in sizes
          </Button>
        ) : (
          <TableInput
            column="stock"
            label={`Stock of ${name}`}
            value={draft.stock ?? String(stockQuantity)}
            error={stockError(draft.stock)}
            isLow={stockQuantity === 0}
            onType={(value) => onType({ stock: value })}
          />
        )}
      </td>
      <td className={classNames(styles.tableWide, styles.tableActions)}>
        <ShopLink name={name} path={`/products/${product.id}`} quiet />
        <Button
          type="text"
          icon={<CopyOutlined aria-hidden />}
          title="Create a product like this one"
          aria-label={`Duplicate ${name}`}
          onClick={onDuplicate}
        />
        <Button type="text" danger icon={<DeleteOutlined aria-hidden />} aria-label={`Delete ${name}`} onClick={onDelete} />
      </td>
    </tr>
  );
}

/** The name, what keeps the product out of the shop, and why it was not changed. */
function NameCell({ product, problem, onEdit }: Pick<ProductTableRowProps, 'product' | 'problem' | 'onEdit'>) {
  return (
    <th scope="row" className={kitStyles.tableRest}>
      <Button type="link" className={styles.tableName} onClick={onEdit}>
        {product.name}
      </Button>
      <span className={styles.tableState}>
        <SaleTag product={product} />
      </span>
      {problem && (
        <span className={styles.tableProblem} role="alert">
          {problem}
        </span>
      )}
    </th>
  );
}
