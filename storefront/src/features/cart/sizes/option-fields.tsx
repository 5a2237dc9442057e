import type { ProductVariant } from '@shop/contract';
import { isInStock, type Choice, type Option } from './option-choice.ts';
import styles from './option-fields.module.css';

interface OptionFieldsProps {
  options: readonly Option[];
  variants: readonly ProductVariant[];
  choice: Choice;
  /** `isPress`: with a finger or a mouse, not by an arrow key on the way to another value. */
  onChoose: (position: number, value: string, isPress: boolean) => void;
}

/** One group of radio buttons for each option. A sold-out value can be selected, so that its price and image can be seen. */
export function OptionFields({ options, variants, choice, onChoose }: OptionFieldsProps) {
  return options.map(({ name, parameter, values }, position) => (
    <fieldset key={parameter} className={styles.option}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.values}>
        {values.map((value) => {
          const inStock = isInStock(variants, choice, position, value);
          return (
            <label key={value} className={styles.value} data-sold-out={!inStock || undefined}>
              <input
                type="radio"
                name={parameter}
                value={value.toLowerCase()}
                checked={choice[position] === value}
                aria-label={inStock ? undefined : `${value}, sold out`}
                className={styles.radio}
                onChange={({ nativeEvent }) =>
                  onChoose(position, value, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
                }
              />
              <span className={styles.name}>{value}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  ));
}
