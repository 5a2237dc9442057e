import type { ProductCard as ProductCardData } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { Skeleton, SkeletonLine } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { formatPrice } from '#lib/money.ts';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ProductCardData;
  sizes: string;
  priority?: boolean;
  /** A control on the card, outside its link, so that pressing it does not navigate. */
  action?: ReactNode;
}

export function ProductCard({ product, sizes, priority, action }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <Link to={paths.product(product.id)} className={styles.link}>
        <span className={styles.media}>
          <ResponsiveImage
            src={product.imageUrl}
            alt=""
            sizes={sizes}
            color={product.image?.color}
            priority={priority}
            className={styles.image}
          />
          <span className={styles.badges}>
            <ProductBadges product={product} />
          </span>
        </span>
        <span className={styles.text}>
          <h3 className={styles.name}>{product.name}</h3>
          {product.artist && <span className={styles.artist}>by {product.artist.name}</span>}
          <span className={styles.price}>{formatPrice(product.price)}</span>
        </span>
      </Link>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.placeholder} />
      <div className={styles.text}>
        <span className={styles.name}>
          <SkeletonLine width="80%" />
        </span>
        <span className={styles.artist}>
          <SkeletonLine width="50%" />
        </span>
        <span className={styles.price}>
          <SkeletonLine width="30%" />
        </span>
      </div>
    </div>
  );
}
