import { Skeleton, SkeletonLine } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './artist-intro.module.css';

const STORY_LINES = 8;

export function ArtistIntroSkeleton() {
  return (
    <div className={styles.intro}>
      <VisuallyHidden>Loading artist...</VisuallyHidden>
      <Skeleton className={styles.picture} style={{ aspectRatio: '4 / 5' }} />
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
