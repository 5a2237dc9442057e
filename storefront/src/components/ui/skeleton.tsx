import type { CSSProperties } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './skeleton.module.css';

/** A quiet block of paper in the size of what is coming. Screens say "loading" once, in words, for screen readers. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={style} />;
}

/** A line of text to come, as high as the line it stands for. */
export function SkeletonLine({ width = '100%' }: { width?: string }) {
  return (
    <span aria-hidden="true" className={styles.line}>
      <Skeleton className={styles.bar} style={{ width }} />
    </span>
  );
}
