import type { Artist } from '@shop/contract';
import { PinIcon } from '#components/ui/icons.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { Skeleton, SkeletonLine } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './artist-intro.module.css';

const STORY_LINES = 8;
const SIZES = '(min-width: 92rem) 600px, (min-width: 44rem) 40vw, 92vw';

export function ArtistIntro({ artist }: { artist: Artist }) {
  return (
    <div className={styles.intro}>
      <ResponsiveImage
        src={artist.imageUrl}
        alt={artist.name}
        sizes={SIZES}
        color={artist.image?.color}
        priority
        className={styles.image}
      />
      <div className={styles.text}>
        <h1 className={styles.name}>{artist.name}</h1>
        <p className={styles.location}>
          <PinIcon size={18} />
          {artist.location}
        </p>
        <section className={styles.story} aria-labelledby="story">
          <h2 id="story" className={styles.label}>
            Artist&apos;s Story
          </h2>
          <p>{artist.story}</p>
        </section>
        <p className={styles.count}>
          <span className={styles.number}>{artist.productCount}</span> Designs Available
        </p>
      </div>
    </div>
  );
}

export function ArtistIntroSkeleton() {
  return (
    <div className={styles.intro}>
      <VisuallyHidden>Loading artist...</VisuallyHidden>
      <Skeleton className={styles.image} style={{ aspectRatio: '4 / 5' }} />
      <div className={styles.text}>
        <p className={styles.name}>
          <SkeletonLine width="80%" />
        </p>
        <p className={styles.location}>
          <SkeletonLine width="12rem" />
        </p>
        <div className={styles.story}>
          {Array.from({ length: STORY_LINES }, (_, line) => (
            <SkeletonLine key={line} width={line === STORY_LINES - 1 ? '50%' : '100%'} />
          ))}
        </div>
      </div>
    </div>
  );
}
