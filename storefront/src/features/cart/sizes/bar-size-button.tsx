import { oneOfEach, type ProductDetail } from '@shop/contract';
import { lazy, Suspense } from 'react';
import { Button } from '#components/ui/button.tsx';
import { createIcon } from '#components/ui/icons.tsx';
import type { SizeChoice } from './use-size-choice.ts';
import styles from './bar-size-button.module.css';

/** Loaded on demand, to keep it out of the first load. */
const BarSizePicker = lazy(async () => {
  const { BarSizePicker: Picker } = await import('./bar-size-picker.tsx');
  return { default: Picker };
});

const ChevronIcon = createIcon(<path d="m6 14.5 6-6 6 6" />);

/** Where the picker is, once it was opened: a dialog that unmounts cannot restore the focus. */
export interface BarPicker {
  open: boolean;
  anchor: DOMRect;
}

interface BarSizeButtonProps {
  product: ProductDetail;
  sizes: SizeChoice;
  picker: BarPicker | undefined;
  onPicker: (picker: BarPicker) => void;
}

/** The size in the buy bar of phones, whose first screen has no place for the sizes themselves. */
export function BarSizeButton({ product, sizes, picker, onPicker }: BarSizeButtonProps) {
  const { variant } = sizes;
  const name = product.optionNames.length === 1 ? (product.optionNames[0] ?? '') : 'Options';
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-label={variant ? `${name}: ${variant.label}. Change` : `Select ${oneOfEach(product.optionNames)}`}
        className={styles.button}
        onClick={({ currentTarget }) => onPicker({ open: true, anchor: currentTarget.getBoundingClientRect() })}
      >
        <span className={styles.label}>{variant?.label ?? name}</span>
        <ChevronIcon size={16} />
      </Button>
      <Suspense>
        {picker && (
          <BarSizePicker product={product} sizes={sizes} {...picker} onClose={() => onPicker({ ...picker, open: false })} />
        )}
      </Suspense>
    </>
  );
}
