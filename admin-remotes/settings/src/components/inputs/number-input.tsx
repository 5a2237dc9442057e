import { CountInput, countProblem, Form } from '@shop/admin-kit';
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
  const range = {
    validator: (_: unknown, count: number | string | null) => {
      const problem = countProblem(count, { label, min, max });
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  };
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[...(required === undefined ? [] : [{ required: true, message: required }]), range]}
    >
      <CountInput suffix={unit} className={styles.number} />
    </Form.Item>
  );
}
