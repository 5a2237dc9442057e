import type { ProductCard } from '@shop/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

interface ProductCollectionProps {
  query: Pick<UseQueryResult<ProductCard[]>, 'data' | 'isPending' | 'isError' | 'refetch'>;
  placeholders: number;
  errorTitle: string;
  /** Shown without products. */
  empty: ReactNode;
  renderAction: (product: ProductCard) => ReactNode;
  /** The first card has the size of four. */
  isUneven?: boolean;
}

/** A grid of products in its four states: loading, failed, empty, loaded. */
export function ProductCollection({ query, placeholders, errorTitle, empty, renderAction, isUneven }: ProductCollectionProps) {
  const { data: products, isPending, isError, refetch } = query;
  if (isPending) {
    return (
      <>
        <VisuallyHidden>Loading products...</VisuallyHidden>
        <ProductGridSkeleton variant="feature" isUneven={isUneven} count={placeholders} />
      </>
    );
  }
  if (isError) {
    return (
      <Notice title={errorTitle} actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  if (!products || products.length === 0) return empty;
  return <ProductGrid variant="feature" isUneven={isUneven} products={products} renderAction={renderAction} />;
}
