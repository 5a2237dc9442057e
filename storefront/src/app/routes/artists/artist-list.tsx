import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page, PageTitle } from '#components/ui/page.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { ARTIST_PLACEHOLDERS } from '#config/limits.ts';
import { paths } from '#config/paths.ts';
import { useArtists } from '#features/artists/api/get-artists.ts';
import { ArtistCard, ArtistCardSkeleton } from '#features/artists/components/artist-card.tsx';
import { CollaborationCall } from '#features/artists/components/collaboration-call.tsx';
import { classNames } from '#lib/class-names.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import styles from './artist-list.module.css';

const LEAD =
  'Every design in the Artist Series begins in somebody’s hand. These are the people who drew it, on both sides of the wall, and what they have to say about it.';

function LoadingCards() {
  return (
    <>
      <VisuallyHidden>Loading artists...</VisuallyHidden>
      <ul className={styles.grid}>
        {Array.from({ length: ARTIST_PLACEHOLDERS }, (_, index) => (
          <li key={index}>
            <ArtistCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}

function Artists() {
  const { data: artists, isPending, isError, refetch } = useArtists();
  if (isPending) return <LoadingCards />;
  if (isError) {
    return (
      <Notice title="The artists could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    );
  }
  if (artists.length === 0) {
    return (
      <Notice title="Our first artists are still drawing">
        <p>Come back soon to meet them, or write to us below and be the first.</p>
      </Notice>
    );
  }
  return (
    <ul
      className={classNames(styles.grid, styles.filled)}
      data-last-row-of-two={artists.length % 2}
      data-last-row-of-three={artists.length % 3}
    >
      {artists.map((artist, index) => (
        <li key={artist.id}>
          <ArtistCard artist={artist} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

export function ArtistList() {
  return (
    <>
      <PageHead head={{ title: 'Artist Collaborations', description: LEAD, canonicalPath: paths.artists }} />
      <Page>
        <PageTitle title="Artist Collaborations" lead={LEAD} />
        <Artists />
      </Page>
      <CollaborationCall />
    </>
  );
}
