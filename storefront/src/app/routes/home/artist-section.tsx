import type { Artist, ProductCard } from '@shop/contract';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/ui/button.tsx';
import { Page, SectionHeader } from '#components/ui/page.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { paths } from '#config/paths.ts';
import { useArtists } from '#features/artists/api/get-artists.ts';
import { ArtistFaces } from '#features/artists/components/artist-faces.tsx';
import { useFeaturedProducts } from '#features/catalog/api/get-featured-products.ts';
import { useProductImages } from '#features/catalog/api/get-product.ts';
import { featuredPiece } from './featured-piece.ts';
import styles from './artist-section.module.css';

const MAX_ARTISTS = 8;

/** An artist with one drawing, up close and as the finished piece. */
function ArtistFeature({ artist, piece }: { artist: Artist; piece: ProductCard }) {
  const { data: images } = useProductImages(piece.id);
  const drawing = Array.isArray(images) ? images.at(-1)?.imageUrl : undefined;
  return (
    <article className={styles.feature}>
      <ResponsiveImage
        src={artist.imageUrl}
        alt={artist.name}
        sizes="(min-width: 56rem) 30vw, 92vw"
        color={artist.image?.color}
        className={styles.portrait}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>{artist.name}</h3>
        <p className={styles.story}>{artist.story}</p>
        <ButtonLink to={paths.artist(artist.id)} variant="outline" small>
          Meet {artist.name}
        </ButtonLink>
      </div>
      <Link to={paths.product(piece.id)} className={styles.piece}>
        {drawing && drawing !== piece.imageUrl && <ResponsiveImage src={drawing} alt="" sizes="(min-width: 56rem) 20vw, 46vw" />}
        <ResponsiveImage src={piece.imageUrl} alt="" sizes="(min-width: 56rem) 20vw, 46vw" color={piece.image?.color} />
        <span className={styles.caption}>{piece.name}</span>
      </Link>
    </article>
  );
}

/** Who makes the clothes: the portraits, and one artist's work. */
export function ArtistSection() {
  const { data: artists } = useArtists();
  const { data: products } = useFeaturedProducts();
  if (!Array.isArray(artists) || artists.length === 0) return null;
  const featured = featuredPiece(artists, products ?? []);
  return (
    <section className={styles.section} aria-labelledby="artists">
      <Page>
        <SectionHeader id="artists" title="Drawn by" />
        <ArtistFaces artists={artists} columns={MAX_ARTISTS} />
        {featured && <ArtistFeature {...featured} />}
      </Page>
    </section>
  );
}
