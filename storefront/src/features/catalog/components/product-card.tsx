import type { ProductCard as ProductCardData } from '@shop/contract';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#components/ui/badge.tsx';
import { ResponsiveImage, sourceSet } from '#components/ui/responsive-image.tsx';
import { Skeleton, SkeletonLine } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { priceText } from '../price-text.ts';
import { useProductImages } from '../api/get-product.ts';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ProductCardData;
  sizes: string;
  priority?: boolean;
  /** A control on the card, outside its link, so that pressing it does not navigate. */
  action?: ReactNode;
}

/** Read and loaded when a mouse reaches the card, and shown once it is there. The product's page needs the same gallery. */
function SecondImage({ product, sizes }: Pick<ProductCardProps, 'product' | 'sizes'>) {
  const { data: images = [] } = useProductImages(product.id);
  const [isLoaded, setLoaded] = useState(false);
  const src = images.find(({ imageUrl }) => imageUrl !== product.imageUrl)?.imageUrl;
  if (!src) return null;
  return (
    <img
      className={styles.second}
      data-loaded={isLoaded || undefined}
      srcSet={sourceSet(src)}
      sizes={sizes}
      src={`${src}?w=640`}
      alt=""
      onLoad={() => setLoaded(true)}
    />
  );
}

export function ProductCard({ product, sizes, priority, action }: ProductCardProps) {
  const [wasPointedAt, setPointedAt] = useState(false);
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPointedAt(true);
  return (
    <article className={styles.card} onPointerEnter={onPointerEnter}>
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
          {wasPointedAt && <SecondImage product={product} sizes={sizes} />}
          {!product.inStock && (
            <span className={styles.soldOut}>
              <Badge tone="night">Sold out</Badge>
            </span>
          )}
        </span>
        <div className={styles.text}>
          <h3 className={styles.name}>{product.name}</h3>
          {product.artist && <span className={styles.artist}>by {product.artist.name}</span>}
          <span className={styles.price}>{priceText(product)}</span>
          <span className={styles.badges}>
            <ProductBadges product={product} />
          </span>
        </div>
      </Link>
      {action && (
        // Without scripts, only the link to the sizes of a product works.
        <div className={styles.action} data-scripted={product.optionNames.length > 0 ? undefined : ''}>
          {action}
        </div>
      )}
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
