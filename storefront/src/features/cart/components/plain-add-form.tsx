import type { ProductDetail } from '@shop/contract';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/form/field.tsx';
import { MAX_QUANTITY } from '#config/limits.ts';
import { paths } from '#config/paths.ts';
import { nameWithSize } from '#lib/name-with-size.ts';
import { useRejectedForm } from '#lib/rejected-form.ts';
import { writeChoice } from '../sizes/option-choice.ts';
import type { SizeChoice } from '../sizes/use-size-choice.ts';
import styles from './plain-add-form.module.css';

const NO_SEARCH = new URLSearchParams();

/** The server sends the shopper back to the page, at the confirmation; only then is it visible. */
function Confirmation({ name }: { name: string }) {
  return (
    <div id="added" className={styles.added}>
      <p>
        <strong>Added to cart</strong>
      </p>
      <p>{name} is in your cart. Cart and checkout need JavaScript: turn it on in this browser, and your cart will be there.</p>
    </div>
  );
}

/** Adds to the cart without scripts. The size is chosen in the form above, which loads the page of the size. */
export function PlainAddForm({ product, sizes }: { product: ProductDetail; sizes: SizeChoice }) {
  const rejected = useRejectedForm();
  const { variant, options, choice } = sizes;
  const isSoldOut = sizes.isSoldOut && !product.opensAt;
  const canBeAdded = !sizes.isSoldOut && !product.opensAt;
  const isChosen = variant !== undefined || product.variants.length === 0;
  const search = writeChoice(options, choice, NO_SEARCH);
  return (
    <>
      <Confirmation name={nameWithSize(product.name, variant)} />
      {isSoldOut && <p className={styles.text}>Out of Stock</p>}
      {canBeAdded && !isChosen && <p className={styles.text}>Choose above and press Show this choice to add it to your cart.</p>}
      {canBeAdded && isChosen && (
        <form method="post" action={`${paths.product(product.id)}${search && `?${search}`}`} className={styles.form}>
          {variant && <input type="hidden" name="variantId" value={variant.id} />}
          <TextField
            label="Quantity"
            name="quantity"
            type="number"
            min={1}
            max={MAX_QUANTITY}
            required
            defaultValue={rejected?.values['quantity'] ?? 1}
            error={rejected?.message}
          />
          <Button type="submit" wide>
            Add to Cart
          </Button>
        </form>
      )}
    </>
  );
}
