import { oneOfEach, type ProductCard, type ProductDetail, type ProductVariant } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Popover } from '#components/ui/dialog/popover.tsx';
import { useVariants } from '../api/get-variants.ts';
import { useAddProduct, type AddableProduct } from '../use-add-product.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import styles from './card-size-picker.module.css';
import { findVariant, optionsOf, withValue, type Choice } from './option-choice.ts';
import { OptionFields } from './option-fields.tsx';
import { SizeButtons } from './size-buttons.tsx';

interface CardSizePickerProps {
  product: AddableProduct & Pick<ProductCard, 'optionNames'>;
  open: boolean;
  onClose: () => void;
  anchor: DOMRect;
}

/** The sizes of a product card: choosing one adds a piece of it. */
export function CardSizePicker({ product, open, onClose, anchor }: CardSizePickerProps) {
  return (
    <Popover open={open} onClose={onClose} title={`Select ${oneOfEach(product.optionNames)}`} anchor={anchor}>
      <p className={styles.name}>{product.name}</p>
      <Sizes card={product} onAdded={onClose} />
    </Popover>
  );
}

function Sizes({ card, onAdded }: { card: AddableProduct; onAdded: () => void }) {
  const { data: product, isError, refetch } = useVariants(card.id);
  const { add } = useAddProduct(card);
  if (isError) {
    return (
      <div className={styles.error}>
        <p>The sizes could not be loaded.</p>
        <Button small variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!product) return <p className={styles.status}>Loading sizes...</p>;
  const onAdd = (variant: ProductVariant) => add(1, { variant, onAdded });
  const Picker = product.optionNames.length === 1 ? SizeButtons : OptionPicker;
  return <Picker product={product} onAdd={onAdd} />;
}

/** Several options: the choice is complete only with all of them, so a button adds it. */
function OptionPicker({ product, onAdd }: { product: ProductDetail; onAdd: (variant: ProductVariant) => void }) {
  const options = optionsOf(product);
  const [choice, setChoice] = useState<Choice>(() => options.map(({ values }) => (values.length === 1 ? values[0] : undefined)));
  const variant = findVariant(product.variants, choice);
  const isSoldOut = choice.every((value) => value !== undefined) && !variant?.inStock;
  const pending = useIsCartPending();
  return (
    <form className={styles.options} onSubmit={(event) => event.preventDefault()}>
      <OptionFields
        options={options}
        variants={product.variants}
        choice={choice}
        onChoose={(position, value) => setChoice(withValue(choice, position, value))}
      />
      <Button wide disabled={!variant?.inStock} busy={pending} onClick={() => variant && onAdd(variant)}>
        {isSoldOut ? 'Out of Stock' : 'Add to Cart'}
      </Button>
    </form>
  );
}
