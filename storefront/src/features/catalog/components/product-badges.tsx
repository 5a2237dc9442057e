import type { ProductCard } from '@shop/contract';
import { Badge } from '#components/ui/badge.tsx';
import styles from './product-badges.module.css';

export function ProductBadges({ product }: { product: Pick<ProductCard, 'isNew' | 'isBestSeller' | 'isArtistSeries'> }) {
  const { isNew, isBestSeller, isArtistSeries } = product;
  if (!isNew && !isBestSeller && !isArtistSeries) return null;
  return (
    <span className={styles.badges}>
      {isNew && <Badge tone="vermilion">New</Badge>}
      {isBestSeller && <Badge tone="sun">Best Seller</Badge>}
      {isArtistSeries && <Badge tone="night">Artist Series</Badge>}
    </span>
  );
}
