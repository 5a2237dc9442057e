import { lineCents, type ProductDetail } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { QuantityStepper } from '#components/ui/form/quantity-stepper.tsx';
import { showToast } from '#components/ui/toast/toast.ts';
import { LOW_STOCK } from '#config/limits.ts';
import { formatCents } from '#lib/money.ts';
import { useAddToCart } from '../api/add-to-cart.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import styles from './buy-box.module.css';

/** On phones the box sticks to the bottom of the viewport until its place in the page is visible. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const { id, name, price, stockQuantity } = product;
  const [quantity, setQuantity] = useState(1);
  const add = useAddToCart();
  const pending = useIsCartPending();
  const soldOut = stockQuantity === 0;
  const onAdd = () =>
    add.mutate(
      { productId: id, quantity },
      { onSuccess: () => showToast({ title: 'Added to cart', description: `${quantity} ${name} added to your cart` }) },
    );
  return (
    <>
      {!soldOut && stockQuantity <= LOW_STOCK && <p className={styles.warning}>Only {stockQuantity} left in stock!</p>}
      <div className={styles.box}>
        <QuantityStepper of={name} quantity={quantity} onChange={setQuantity} disabled={soldOut || add.isPending} />
        <Button wide disabled={soldOut || pending} onClick={onAdd} className={styles.add}>
          {soldOut && 'Out of Stock'}
          {!soldOut && add.isPending && 'Adding to Cart...'}
          {!soldOut && !add.isPending && (
            <>
              <span>Add to Cart</span> <span className={styles.total}>{formatCents(lineCents(price, quantity))}</span>
            </>
          )}
        </Button>
      </div>
    </>
  );
}
