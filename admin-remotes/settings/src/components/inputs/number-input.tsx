import { CountItem } from '@shop/admin-kit';
import type { NumberField } from '@shop/contract/settings-fields';
import type { InputName } from './setting-text.tsx';
import styles from '../../styles/settings.module.css';

interface NumberInputProps {
  name: InputName;
  field: NumberField;
  /** The message when the input is empty; without it, the field is optional. */
  required?: string | undefined;
}

/** A whole number. */
export function NumberInput({ name, field: { label, hint, unit, min, max }, required }: NumberInputProps) {
  return (
    <CountItem
      name={name}
      label={label}
      extra={hint}
      min={min}
      max={max}
      required={required}
      suffix={unit}
      inputClassName={styles.number}
    />
  );
}
