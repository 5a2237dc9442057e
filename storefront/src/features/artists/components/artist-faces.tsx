import type { Artist } from '@shop/contract';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { paths } from '#config/paths.ts';
import styles from './artist-faces.module.css';

interface ArtistFacesProps {
  artists: readonly Artist[];
  /** In a row of wide screens; phones have two rows. */
  columns: number;
}

/** Portraits that lead to their artists. */
export function ArtistFaces({ artists, columns }: ArtistFacesProps) {
  return (
    <ul className={styles.row} style={{ '--columns': columns, '--narrow-columns': columns / 2 }}>
      {artists.slice(0, columns).map((artist) => (
        <li key={artist.id}>
          <Link to={paths.artist(artist.id)} className={styles.link}>
            <ResponsiveImage src={artist.imageUrl} alt="" sizes="(min-width: 56rem) 14vw, 32vw" color={artist.image?.color} />
            <span className={styles.name}>{artist.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
