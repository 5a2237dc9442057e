import type { ProductDetail } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { priceText } from '../price-text.ts';
import styles from './product-heading.module.css';

interface ProductHeadingProps {
  product: ProductDetail;
  /** The price of the chosen size, if one is chosen. */
  sizePrice?: string | undefined;
}

/** What a phone shows on its first screen, below the picture. */
export function ProductHeading({ product, sizePrice }: ProductHeadingProps) {
  const { name, artist } = product;
  return (
    <header className={styles.heading}>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.price}>{priceText(sizePrice ? { price: sizePrice, priceVaries: false } : product)}</p>
      {artist && (
        <p className={styles.artist}>
          by <Link to={paths.artist(artist.id)}>{artist.name}</Link>
        </p>
      )}
    </header>
  );
}
