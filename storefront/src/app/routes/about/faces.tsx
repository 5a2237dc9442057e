import { Page } from '#components/ui/page.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useArtists } from '#features/artists/api/get-artists.ts';
import { ArtistFaces } from '#features/artists/components/artist-faces.tsx';
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
        <ArtistFaces artists={artists} columns={MAX_ARTISTS} />
      </Page>
    </section>
  );
}
