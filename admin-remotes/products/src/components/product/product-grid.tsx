import { Button, CardGrid, EmptyState, ShoppingOutlined } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { ProductCard } from './product-card.tsx';

/** Cards are rendered in pages, because a shop may have thousands of products. */
const PAGE_SIZE = 120;

interface ProductGridProps {
  products: AdminProduct[];
  emptyTitle: string;
  /** Offered in the empty state. */
  onCreate: (() => void) | undefined;
  onEdit: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
}

export function ProductGrid({ products, emptyTitle, onCreate, onEdit, onDelete }: ProductGridProps) {
  const [limit, setLimit] = useState(PAGE_SIZE);
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
      <CardGrid minWidth={270}>
        {products.slice(0, limit).map((product) => (
          <ProductCard key={product.id} product={product} onEdit={() => onEdit(product)} onDelete={() => onDelete(product)} />
        ))}
      </CardGrid>
      {products.length > limit && (
        <Button className="products-more" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {`Show more (${products.length - limit} left)`}
        </Button>
      )}
    </>
  );
}
