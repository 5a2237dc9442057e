import { Button, CardGrid, EmptyState, ShoppingOutlined } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { ProductCard } from './product-card.tsx';

/** Cards shown at first and with every press of "Show more": a shop may have thousands of products. */
const STEP = 120;

interface ProductGridProps {
  products: AdminProduct[];
  emptyTitle: string;
  /** Offered when the list is empty. */
  onCreate: (() => void) | undefined;
  onEdit: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
}

export function ProductGrid({ products, emptyTitle, onCreate, onEdit, onDelete }: ProductGridProps) {
  const [most, setMost] = useState(STEP);
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
        {products.slice(0, most).map((product) => (
          <ProductCard key={product.id} product={product} onEdit={() => onEdit(product)} onDelete={() => onDelete(product)} />
        ))}
      </CardGrid>
      {products.length > most && (
        <Button className="products-more" onClick={() => setMost(most + STEP)}>
          {`Show more (${products.length - most} left)`}
        </Button>
      )}
    </>
  );
}
