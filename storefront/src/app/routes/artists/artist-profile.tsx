import type { Artist } from '@shop/contract';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ArrowLeftIcon } from '#components/ui/icons.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { useArtist } from '#features/artists/api/get-artist.ts';
import { ArtistIntro, ArtistIntroSkeleton } from '#features/artists/components/artist-intro.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { previewImage, previewText } from '#lib/head/preview.ts';
import { isNotFound } from '#lib/query-client.ts';
import { useAppContext } from '#lib/app-context.tsx';
import { ArtistCollection } from './artist-collection.tsx';
import styles from './artist-profile.module.css';

function ArtistNotFound() {
  return (
    <>
      <PageHead status={404} head={{ title: 'Artist Not Found', noindex: true }} />
      <Notice as="h1" title="Artist Not Found" actions={<ButtonLink to={paths.artists}>Meet all artists</ButtonLink>}>
        <p>The artist you&apos;re looking for doesn&apos;t exist.</p>
      </Notice>
    </>
  );
}

function ArtistUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHead status={503} head={{ title: 'Artist', noindex: true }} />
      <Notice as="h1" title="This artist could not be loaded" actions={<Button onClick={onRetry}>Try again</Button>}>
        <p>Please check your connection.</p>
      </Notice>
    </>
  );
}

function Profile({ artist }: { artist: Artist }) {
  const { origin } = useAppContext();
  return (
    <>
      <PageHead
        head={{
          title: artist.name,
          description: previewText(artist.story),
          canonicalPath: paths.artist(artist.id),
          image: previewImage(artist.imageUrl, { origin, alt: artist.name }),
          jsonLd: {
            '@context': 'https://schema.org',
            '@type': 'Person',
            name: artist.name,
            description: artist.story,
            url: `${origin}${paths.artist(artist.id)}`,
            image: artist.imageUrl ? `${new URL(artist.imageUrl, origin).href}?w=share` : undefined,
            homeLocation: artist.location,
          },
        }}
      />
      <Link to={paths.artists} className={styles.back}>
        <ArrowLeftIcon size={18} />
        All artists
      </Link>
      <ArtistIntro artist={artist} />
      <ArtistCollection artist={artist} />
    </>
  );
}

function content({ data: artist, isPending, error, refetch }: ReturnType<typeof useArtist>) {
  if (isPending) return <ArtistIntroSkeleton />;
  if (artist) return <Profile artist={artist} />;
  return isNotFound(error) ? <ArtistNotFound /> : <ArtistUnavailable onRetry={() => void refetch()} />;
}

export function ArtistProfile({ id }: { id: string }) {
  return <Page>{content(useArtist(id))}</Page>;
}
