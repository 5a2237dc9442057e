import type { ProductCard as ProductCardData } from '@shop/contract';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import styles from './product-grid.module.css';

/** `listing` has 1 to 6 columns depending on the screen width, `feature` at most 4 larger ones, `pair` at most 2. */
export type GridVariant = 'listing' | 'feature' | 'pair';

/** The `sizes` of the images. */
const SIZES: Record<GridVariant, string> = {
  listing:
    '(min-width: 105rem) 16vw, (min-width: 85rem) 18vw, (min-width: 64rem) 23vw, (min-width: 45rem) 31vw, (min-width: 22rem) 46vw, 92vw',
  feature: '(min-width: 64rem) 22vw, (min-width: 45rem) 31vw, (min-width: 22rem) 46vw, 92vw',
  pair: '(min-width: 45rem) 22vw, (min-width: 22rem) 46vw, 92vw',
};

interface GridProps {
  variant: GridVariant;
  /** The first card has the size of four. */
  isUneven?: boolean;
  children: ReactNode;
}

function Grid({ variant, isUneven = false, children }: GridProps) {
  return <ul className={classNames(styles.grid, styles[variant], isUneven && styles.uneven)}>{children}</ul>;
}

const LARGE_SIZES = '(min-width: 45rem) 46vw, 92vw';

interface ProductGridProps {
  variant: GridVariant;
  products: readonly ProductCardData[];
  /** Rendered on each card, outside its link. */
  renderAction: (product: ProductCardData) => ReactNode;
  /** Loads the first image eagerly. */
  priority?: boolean;
  /** The first card has the size of four. */
  isUneven?: boolean;
}

export function ProductGrid({ variant, products, renderAction, priority = false, isUneven = false }: ProductGridProps) {
  return (
    <Grid variant={variant} isUneven={isUneven}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={isUneven && index === 0 ? LARGE_SIZES : SIZES[variant]}
            priority={priority && index === 0}
            action={renderAction(product)}
          />
        </li>
      ))}
    </Grid>
  );
}

export function ProductGridSkeleton({ count, ...grid }: Omit<GridProps, 'children'> & { count: number }) {
  return (
    <Grid {...grid}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}
