import type { ProductListItem } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/ui/picture.tsx';
import { Skeleton, SkeletonLine } from '../../../components/ui/skeleton.tsx';
import { formatPrice } from '../../../lib/money.ts';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ProductListItem;
  sizes: string;
  priority?: boolean;
  /** A control that stands on the card without being part of its link. */
  action?: ReactNode;
}

/** The whole card is one link, stretched over it by CSS; the action lies above it. */
export function ProductCard({ product, sizes, priority, action }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture src={product.imageUrl} alt="" sizes={sizes} color={product.image?.color} priority={priority} className={styles.picture} />
        <div className={styles.badges}>
          <ProductBadges product={product} />
        </div>
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={`/products/${product.id}`} className={styles.link}>
            {product.name}
          </Link>
        </h3>
        {product.artist && <p className={styles.artist}>by {product.artist.name}</p>}
        <p className={styles.price}>{formatPrice(product.price)}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.placeholder} />
      <div className={styles.text}>
        <p className={styles.name}>
          <SkeletonLine width="80%" />
        </p>
        <p className={styles.artist}>
          <SkeletonLine width="50%" />
        </p>
        <p className={styles.price}>
          <SkeletonLine width="30%" />
        </p>
      </div>
    </div>
  );
}
