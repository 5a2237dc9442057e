import type { Artist } from '@shop/contract';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { SectionHeader } from '#components/ui/page.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { ARTIST_PRODUCT_PLACEHOLDERS } from '#config/limits.ts';
import { useArtistProducts } from '#features/artists/api/get-artist-products.ts';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { ProductCard, ProductCardSkeleton } from '#features/catalog/components/product-card.tsx';
import { GRID_SIZES, ProductGrid } from '#features/catalog/components/product-grid.tsx';
import styles from './artist-profile.module.css';

function Products({ artistId }: { artistId: string }) {
  const { data: products, isPending, isError, refetch } = useArtistProducts(artistId);
  if (isPending) {
    return (
      <>
        <VisuallyHidden>Loading products...</VisuallyHidden>
        <ProductGrid kind="feature">
          {Array.from({ length: ARTIST_PRODUCT_PLACEHOLDERS }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </>
    );
  }
  if (isError) {
    return (
      <Notice title="The collection could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  if (products.length === 0) return <p className={styles.empty}>No products available from this artist yet.</p>;
  return (
    <ProductGrid kind="feature">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={GRID_SIZES.feature} action={<AddToCartButton product={product} />} />
        </li>
      ))}
    </ProductGrid>
  );
}

export function ArtistCollection({ artist }: { artist: Artist }) {
  return (
    <section className={styles.collection} aria-labelledby="collection">
      <SectionHeader id="collection" title={`Collection by ${artist.name}`} />
      <Products artistId={artist.id} />
    </section>
  );
}
