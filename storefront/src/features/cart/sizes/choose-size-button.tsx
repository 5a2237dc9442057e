import type { ProductCard } from '@shop/contract';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import type { AddableProduct } from '../use-add-product.ts';

/** Loaded on demand, to keep it out of the first load. */
const CardSizePicker = lazy(async () => {
  const { CardSizePicker: Picker } = await import('./card-size-picker.tsx');
  return { default: Picker };
});

/** The button of the card of a product with sizes; a link to the sizes of the product page without scripts. */
export function ChooseSizeButton({ product }: { product: AddableProduct & Pick<ProductCard, 'optionNames'> }) {
  const hydrated = useHydrated();
  // Once opened, the picker stays mounted: a dialog that unmounts cannot restore the focus.
  const [picker, setPicker] = useState<{ open: boolean; anchor: DOMRect }>();
  const open = ({ currentTarget }: MouseEvent) => setPicker({ open: true, anchor: currentTarget.getBoundingClientRect() });
  const label = `Add to Cart: ${product.name}`;
  if (!hydrated) {
    return (
      <ButtonLink small wide variant="outline" to={`${paths.product(product.id)}#size`} aria-label={label}>
        Add to Cart
      </ButtonLink>
    );
  }
  return (
    <>
      <Button small wide variant="outline" aria-haspopup="dialog" aria-label={label} onClick={open}>
        Add to Cart
      </Button>
      {picker &&
        createPortal(
          <Suspense>
            <CardSizePicker product={product} {...picker} onClose={() => setPicker({ ...picker, open: false })} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
