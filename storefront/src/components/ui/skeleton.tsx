import type { CSSProperties } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder in the size of the content. Hidden from screen readers: the screen says "loading" once, in words. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={style} />;
}

/** As high as the line of text it replaces. */
export function SkeletonLine({ width = '100%' }: { width?: string }) {
  return (
    <span aria-hidden="true" className={styles.line}>
      <Skeleton className={styles.bar} style={{ width }} />
    </span>
  );
}
