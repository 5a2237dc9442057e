import { Link } from 'react-router-dom';
import { Page } from '#components/ui/page.tsx';
import { Picture } from '#components/ui/responsive-image.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useArtists } from '#features/artists/api/get-artists.ts';
import styles from './faces.module.css';

const SHOWN = 6;

/** The artists, shoulder to shoulder. */
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
          {artists.slice(0, SHOWN).map((artist) => (
            <li key={artist.id}>
              <Link to={`/artists/${artist.id}`} className={styles.link}>
                <Picture src={artist.imageUrl} alt="" sizes="(min-width: 56rem) 16vw, 32vw" color={artist.image?.color} />
                <span className={styles.name}>{artist.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
