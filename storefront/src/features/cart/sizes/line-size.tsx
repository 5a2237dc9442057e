import type { CartLine, ProductVariant } from '@shop/contract';
import { useVariants } from '../api/get-variants.ts';
import styles from './line-size.module.css';
import { sizeSelectId } from './unsized-line.ts';

interface LineSizeProps {
  line: CartLine;
  busy: boolean;
  onChange: (variantId: string) => void;
}

function SizeOption({ size: { id, label, inStock }, isChosen }: { size: ProductVariant; isChosen: boolean }) {
  return (
    <option value={id} disabled={!inStock && !isChosen}>
      {inStock ? label : `${label}, sold out`}
    </option>
  );
}

/** The size of a cart line, which can be changed. Until the sizes are loaded, it shows the chosen one only. */
export function LineSize({ line, busy, onChange }: LineSizeProps) {
  const { product, variant, needsSize } = line;
  const { data } = useVariants(product.id);
  const selectId = sizeSelectId(line);
  const variants = data?.variants ?? [];
  const isListed = variants.some(({ id }) => id === variant?.id);
  return (
    <div className={styles.size}>
      {needsSize && (
        <p id={`${selectId}-needed`} className={styles.needed}>
          Now in sizes: please choose yours
        </p>
      )}
      <label className={styles.label}>
        <span aria-hidden="true">{product.optionNames.join(' / ')}:</span>
        <select
          id={selectId}
          className={styles.select}
          aria-label={`Size of ${product.name}`}
          aria-describedby={needsSize ? `${selectId}-needed` : undefined}
          value={variant?.id ?? ''}
          onChange={(event) => !busy && onChange(event.target.value)}
        >
          {!variant && (
            <option value="" disabled>
              Select
            </option>
          )}
          {variant && !isListed && <option value={variant.id}>{variant.label}</option>}
          {variants.map((size) => (
            <SizeOption key={size.id} size={size} isChosen={size.id === variant?.id} />
          ))}
        </select>
      </label>
    </div>
  );
}
