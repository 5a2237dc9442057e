import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { LISTING_PLACEHOLDERS } from '#config/limits.ts';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { ProductCard, ProductCardSkeleton } from '#features/catalog/components/product-card.tsx';
import { GRID_SIZES, ProductGrid } from '#features/catalog/components/product-grid.tsx';
import type { useListing } from '#features/catalog/use-listing.ts';
import styles from './listing-results.module.css';
import { useIncrementalCount } from './use-incremental-count.ts';

interface ListingResultsProps {
  result: ReturnType<typeof useListing>;
  /** The history entry, so that Back finds as many products as were shown. */
  place: string;
  search: string;
  onClear: () => void;
}

function LoadingGrid() {
  return (
    <>
      <p className={styles.count}>Loading products...</p>
      <ProductGrid kind="listing">
        {Array.from({ length: LISTING_PLACEHOLDERS }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </>
  );
}

export function ListingResults({ result, place, search, onClear }: ListingResultsProps) {
  const { listing, isLoading, isError, refetch } = result;
  const { shown, sentinel } = useIncrementalCount(listing?.products.length ?? 0, place);
  if (isLoading) return <LoadingGrid />;
  if (!listing || (isError && listing.total === 0)) {
    return (
      <Notice title="Failed to fetch products" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  const { products, matching, total, close } = listing;
  return (
    <>
      <p className={styles.count} aria-live="polite">
        Showing {matching} of {total} products
      </p>
      <h2 className={close ? styles.close : undefined}>
        {close ? `Close matches for “${search}”` : <VisuallyHidden>Products</VisuallyHidden>}
      </h2>
      {matching === 0 && (
        <Notice title="No products found matching your criteria" actions={<Button onClick={onClear}>Clear Filters</Button>} />
      )}
      <ProductGrid kind="listing">
        {products.slice(0, shown).map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={GRID_SIZES.listing}
              priority={index === 0}
              action={<AddToCartButton product={product} />}
            />
          </li>
        ))}
      </ProductGrid>
      <div ref={sentinel} />
    </>
  );
}
