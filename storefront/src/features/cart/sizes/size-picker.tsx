import type { ProductDetail } from '@shop/contract';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { OptionFields } from './option-fields.tsx';
import styles from './size-picker.module.css';
import type { SizeChoice } from './use-size-choice.ts';

interface SizePickerProps {
  product: ProductDetail;
  sizes: SizeChoice;
  /** Rendered on the line of the first legend. */
  aside?: ReactNode;
}

/** The sizes of the product page; nothing for a product without sizes. Without scripts, the form loads the page of the chosen size. */
export function SizePicker({ product, sizes: { form, options, choice, choose, error }, aside }: SizePickerProps) {
  if (product.variants.length === 0) return null;
  return (
    <form
      ref={form}
      id="size"
      action={paths.product(product.id)}
      className={styles.picker}
      onSubmit={(event) => event.preventDefault()}
    >
      <OptionFields options={options} variants={product.variants} choice={choice} onChoose={choose} />
      {aside && <div className={styles.aside}>{aside}</div>}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <noscript>
        <Button type="submit" small variant="outline">
          Show this choice
        </Button>
      </noscript>
    </form>
  );
}
