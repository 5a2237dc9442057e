import type { ProductDetail } from '@shop/contract';
import { Link } from 'react-router-dom';
import { PinIcon } from '#components/ui/icons.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { paths } from '#config/paths.ts';
import styles from './artist-card.module.css';

export function ArtistCard({ artist }: { artist: NonNullable<ProductDetail['artist']> }) {
  return (
    <section className={styles.card} aria-labelledby="about-artist">
      <h2 id="about-artist" className={styles.title}>
        About the Artist
      </h2>
      <ResponsiveImage src={artist.imageUrl} alt="" ratio="1" sizes="112px" className={styles.image} />
      <div className={styles.text}>
        <h3 className={styles.name}>{artist.name}</h3>
        <p className={styles.location}>
          <PinIcon size={16} />
          {artist.location}
        </p>
        <p className={styles.story}>{artist.story}</p>
        <Link to={paths.artist(artist.id)} className={styles.link}>
          View Artist Profile
        </Link>
      </div>
    </section>
  );
}
