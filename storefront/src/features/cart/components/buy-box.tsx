import { lineCents, type ProductDetail } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { QuantityStepper } from '#components/ui/form/quantity-stepper.tsx';
import { LOW_STOCK } from '#config/limits.ts';
import { formatCents } from '#lib/money.ts';
import { useAddProduct } from '../use-add-product.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import type { SizeChoice } from '../sizes/use-size-choice.ts';
import styles from './buy-box.module.css';
import { PlainAddForm } from './plain-add-form.tsx';

/** On phones the box sticks to the bottom of the viewport until its place in the page is visible. */
export function BuyBox({ product, sizes }: { product: ProductDetail; sizes: SizeChoice }) {
  const { name } = product;
  const { variant, isSoldOut: soldOut, confirm } = sizes;
  const { price, stockQuantity } = variant ?? product;
  const [quantity, setQuantity] = useState(1);
  const { add, isPending, isPaused } = useAddProduct(product);
  const pending = useIsCartPending();
  const isStockKnown = variant !== undefined || product.variants.length === 0;
  const onAdd = () => {
    if (confirm()) add(quantity, { variant });
  };
  const pendingText = isPaused ? 'Waiting for connection...' : 'Adding to Cart...';
  return (
    <>
      {isStockKnown && !soldOut && stockQuantity <= LOW_STOCK && (
        <p className={styles.warning}>Only {stockQuantity} left in stock!</p>
      )}
      <div className={styles.box} data-scripted>
        <QuantityStepper of={name} quantity={quantity} onChange={setQuantity} disabled={soldOut} busy={isPending} />
        <Button wide disabled={soldOut} busy={pending} onClick={onAdd} className={styles.add}>
          {soldOut && 'Out of Stock'}
          {!soldOut && isPending && pendingText}
          {!soldOut && !isPending && (
            <>
              <span>Add to Cart</span> <span className={styles.total}>{formatCents(lineCents(price, quantity))}</span>
            </>
          )}
        </Button>
        <p className={styles.limit} aria-live="polite">
          {!soldOut && quantity > stockQuantity && `${stockQuantity} is all we have.`}
        </p>
      </div>
      <noscript>
        <PlainAddForm product={product} sizes={sizes} />
      </noscript>
    </>
  );
}
