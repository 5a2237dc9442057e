import type { ProductDetail } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { formatPrice } from '#lib/money.ts';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-summary.module.css';

export function ProductSummary({ product }: { product: ProductDetail }) {
  const { name, artist, category, price, description } = product;
  return (
    <div className={styles.summary}>
      <ProductBadges product={product} />
      <h1 className={styles.name}>{name}</h1>
      {artist && (
        <p className={styles.artist}>
          by <Link to={paths.artist(artist.id)}>{artist.name}</Link>
        </p>
      )}
      <p className={styles.price}>{formatPrice(price)}</p>
      <p className={styles.description}>{description}</p>
      {category && (
        <p>
          <Link to={paths.productsBy('category', category.id)} className={styles.category}>
            {category.name}
          </Link>
        </p>
      )}
    </div>
  );
}
