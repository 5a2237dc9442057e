import { Form } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import type { ProductFields } from '../../rules/product-form.ts';
import { sumOf } from '../../rules/sizes/size-row.ts';
import { unsizedStockText } from '../../rules/sizes/size-texts.ts';
import styles from '../../styles/sizes.module.css';

/** While a product with stock gets its first sizes: how many pieces are still to be handed out. */
export function UnsizedStock({ base }: { base: AdminProduct | null }) {
  const form = Form.useFormInstance<ProductFields>();
  const sum = Form.useWatch((fields: Partial<ProductFields>) => sumOf(fields.variants ?? []), { form, preserve: true });
  if (!base || base.optionNames.length > 0 || base.stockQuantity === 0) return null;
  return (
    <output className={styles.unsized}>
      <strong>{unsizedStockText(base.stockQuantity, sum)}</strong>
      {sum < base.stockQuantity && ' Pieces that get no size wait for one, and are not sold until then.'}
    </output>
  );
}
