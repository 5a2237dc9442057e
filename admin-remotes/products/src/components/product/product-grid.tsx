import { Button, CardGrid, EmptyState, ShoppingOutlined } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import type { ProductView } from '../../rules/product-list.ts';
import { ProductTable } from '../table/product-table.tsx';
import { ProductCard } from './product-card.tsx';
import styles from '../../styles/product-card.module.css';

interface ProductGridProps {
  products: AdminProduct[];
  view: ProductView;
  /** Products that match, also those that are not read yet. */
  matching: number;
  onMore: () => void;
  isReadingMore: boolean;
  emptyTitle: string;
  /** Offered in the empty state. */
  onCreate: (() => void) | undefined;
  onEdit: (product: AdminProduct) => void;
  onDuplicate: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
}

export function ProductGrid(props: ProductGridProps) {
  const { products, view, matching, onMore, isReadingMore, emptyTitle, onCreate, onEdit, onDuplicate, onDelete } = props;
  if (products.length === 0) {
    const action = onCreate && (
      <Button type="primary" onClick={onCreate}>
        Add Your First Product
      </Button>
    );
    return <EmptyState icon={<ShoppingOutlined />} title={emptyTitle} action={action} />;
  }
  return (
    <>
      {view === 'list' ? (
        <ProductTable products={products} onEdit={onEdit} onDuplicate={onDuplicate} onDelete={onDelete} />
      ) : (
        <CardGrid minWidth={270}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} onEdit={() => onEdit(product)} onDelete={() => onDelete(product)} />
          ))}
        </CardGrid>
      )}
      {products.length < matching && (
        <Button className={styles.more} loading={isReadingMore} onClick={onMore}>
          {`Show more (${matching - products.length} left)`}
        </Button>
      )}
    </>
  );
}
