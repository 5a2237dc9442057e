import { Form } from '@shop/admin-kit';
import type { ObjectField, Part } from '@shop/contract/settings-fields';
import { ChoiceInput } from './choice-input.tsx';
import { NumberInput } from './number-input.tsx';
import { SettingText } from './setting-text.tsx';
import styles from '../../styles/settings.module.css';

export interface ObjectInputProps {
  name: string;
  field: ObjectField;
}

/** The parts beside each other. All numbers or none: half a promise is not shown. */
export function ObjectInput({ name, field: { label, hint, parts, required } }: ObjectInputProps) {
  const value = Form.useWatch<Record<string, unknown> | undefined>(name, { preserve: true });
  const numbers = Object.keys(parts).filter((part) => parts[part]?.kind === 'number');
  const isStarted = numbers.length > 1 && numbers.some((part) => (value?.[part] ?? null) !== null);
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {hint !== undefined && <p>{hint}</p>}
      <div className={styles.columns}>
        {Object.entries(parts).map(([part, field]) => (
          <PartInput key={part} name={[name, part]} field={field} requiredNumber={isStarted ? required : undefined} />
        ))}
      </div>
    </fieldset>
  );
}

/** An address: the street above the rest. */
export function AddressInput({ name, field: { parts } }: ObjectInputProps) {
  const [street, ...others] = Object.entries(parts).map(([part, field]) => (
    <PartInput key={part} name={[name, part]} field={field} />
  ));
  return (
    <>
      {street}
      <div className={styles.columns}>{others}</div>
    </>
  );
}

/** Without a text there is no announcement, so the form does not require it. */
export function AnnouncementInput({ name, field: { parts } }: ObjectInputProps) {
  return Object.entries(parts).map(([part, field]) => <PartInput key={part} name={[name, part]} field={field} optional />);
}

interface PartInputProps {
  name: [string, string];
  field: Part;
  /** The message of an empty number. */
  requiredNumber?: string | undefined;
  optional?: boolean;
}

/** The input of one part; images have an editor of their own. */
export function PartInput({ name, field, requiredNumber, optional = field.kind === 'link' }: PartInputProps) {
  switch (field.kind) {
    case 'number':
      return <NumberInput name={name} field={field} required={requiredNumber} />;
    case 'choice':
      return <ChoiceInput name={name} field={field} />;
    case 'link':
    case 'text':
      return <SettingText name={name} field={field} optional={optional} />;
    default:
      return null;
  }
}
