import { Skeleton, SkeletonLine } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './product-detail-skeleton.module.css';

export function ProductDetailSkeleton() {
  return (
    <div className={styles.layout}>
      <VisuallyHidden>Loading product...</VisuallyHidden>
      <Skeleton className={styles.image} />
      <div className={styles.text}>
        <p className={styles.name}>
          <SkeletonLine width="85%" />
          <SkeletonLine width="55%" />
        </p>
        <SkeletonLine width="30%" />
        <SkeletonLine width="20%" />
        <p>
          <SkeletonLine />
          <SkeletonLine width="94%" />
          <SkeletonLine width="70%" />
        </p>
        <Skeleton className={styles.button} />
      </div>
    </div>
  );
}
