import type { Artist } from '@shop/contract';
import { Link } from 'react-router-dom';
import { ArrowRightIcon, PinIcon } from '#components/ui/icons.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { Skeleton, SkeletonLine } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { paths } from '#config/paths.ts';
import styles from './artist-card.module.css';

const SIZES = '(min-width: 92rem) 470px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 36vw';

const designs = (count: number) => (count === 1 ? '1 design available' : `${count} designs available`);

/** CSS stretches the link over the whole card. */
export function ArtistCard({ artist, priority }: { artist: Artist; priority?: boolean }) {
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <ResponsiveImage
          src={artist.imageUrl}
          alt=""
          sizes={SIZES}
          color={artist.image?.color}
          priority={priority}
          className={styles.image}
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>{artist.name}</h2>
        <p className={styles.location}>
          <PinIcon size={16} />
          {artist.location}
        </p>
        <p className={styles.story}>{artist.story}</p>
        <p className={styles.foot}>
          <span className={styles.count}>{designs(artist.productCount)}</span>
          <Link to={paths.artist(artist.id)} className={styles.link}>
            View Collection<VisuallyHidden> of {artist.name}</VisuallyHidden>
            <ArrowRightIcon size={18} />
          </Link>
        </p>
      </div>
    </article>
  );
}

export function ArtistCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.placeholder} />
      <div className={styles.text}>
        <p className={styles.name}>
          <SkeletonLine width="70%" />
        </p>
        <p className={styles.location}>
          <SkeletonLine width="8rem" />
        </p>
        <p className={styles.story}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="60%" />
        </p>
        <p className={styles.foot}>
          <SkeletonLine width="8rem" />
        </p>
      </div>
    </div>
  );
}
