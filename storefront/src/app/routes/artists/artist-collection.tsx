import type { Artist } from '@shop/contract';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { SectionHeader } from '#components/ui/page.tsx';
import { ARTIST_PRODUCT_PLACEHOLDERS } from '#config/limits.ts';
import { paths } from '#config/paths.ts';
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
        empty={
          <Notice
            title="No products available from this artist yet."
            actions={<ButtonLink to={paths.artists}>Meet all artists</ButtonLink>}
          />
        }
        renderAction={(product) => <AddToCartButton product={product} />}
      />
    </section>
  );
}
