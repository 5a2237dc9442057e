import type { Artist } from '@shop/contract';
import { SectionHeader } from '#components/ui/page.tsx';
import { ARTIST_PRODUCT_PLACEHOLDERS } from '#config/limits.ts';
import { useArtistProducts } from '#features/artists/api/get-artist.ts';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { ProductCollection } from '#features/catalog/components/product-collection.tsx';
import styles from './artist-profile.module.css';

export function ArtistCollection({ artist }: { artist: Artist }) {
  return (
    <section className={styles.collection} aria-labelledby="collection">
      <SectionHeader id="collection" title={`Collection by ${artist.name}`} />
      <ProductCollection
        query={useArtistProducts(artist.id)}
        placeholders={ARTIST_PRODUCT_PLACEHOLDERS}
        errorTitle="The collection could not be loaded"
        empty={<p className={styles.empty}>No products available from this artist yet.</p>}
        renderAction={(product) => <AddToCartButton product={product} />}
      />
    </section>
  );
}
