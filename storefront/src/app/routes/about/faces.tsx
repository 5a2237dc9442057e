import { Link } from 'react-router-dom';
import { Page } from '#components/ui/page.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { paths } from '#config/paths.ts';
import { useArtists } from '#features/artists/api/get-artists.ts';
import styles from './faces.module.css';

const MAX_ARTISTS = 6;

export function Faces() {
  const { data: artists = [] } = useArtists();
  if (artists.length === 0) return null;
  return (
    <section className={styles.faces} aria-labelledby="faces">
      <Page>
        <h2 id="faces" className={styles.title}>
          <VisuallyHidden>Some of our artists</VisuallyHidden>
        </h2>
        <ul className={styles.row}>
          {artists.slice(0, MAX_ARTISTS).map((artist) => (
            <li key={artist.id}>
              <Link to={paths.artist(artist.id)} className={styles.link}>
                <ResponsiveImage src={artist.imageUrl} alt="" sizes="(min-width: 56rem) 16vw, 32vw" color={artist.image?.color} />
                <span className={styles.name}>{artist.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
