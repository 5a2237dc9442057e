import type { ProductDetail, ProductVariant } from '@shop/contract';
import { formatPrice } from '#lib/money.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import styles from './size-buttons.module.css';

interface SizeButtonsProps {
  product: ProductDetail;
  onAdd: (variant: ProductVariant) => void;
}

/** One button for each size; with prices where they differ. */
export function SizeButtons({ product, onAdd }: SizeButtonsProps) {
  const pending = useIsCartPending();
  return (
    <ul className={styles.sizes}>
      {product.variants.map((variant) => {
        const { id, label, inStock, price } = variant;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.size}
              disabled={!inStock}
              aria-label={inStock ? undefined : `${label}, sold out`}
              onClick={() => !pending && onAdd(variant)}
            >
              <span className={styles.label}>{label}</span>
              {product.priceVaries && inStock && <span className={styles.price}>{formatPrice(price)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
