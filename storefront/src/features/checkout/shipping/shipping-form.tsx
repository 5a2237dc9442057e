import { useRef, useState, type FormEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextArea, TextField } from '#components/ui/form/field.tsx';
import { formText } from '#lib/form-text.ts';
import { readDraft, writeDraft } from './shipping-draft.ts';
import {
  validateShipping,
  EMPTY_SHIPPING,
  firstInvalidField,
  type ShippingErrors,
  type ShippingFields,
} from './shipping-rules.ts';
import styles from './shipping-form.module.css';

function readForm(form: HTMLFormElement): ShippingFields {
  const data = new FormData(form);
  const names = Object.keys(EMPTY_SHIPPING) as (keyof ShippingFields)[];
  return Object.fromEntries(names.map((name) => [name, formText(data, name)])) as unknown as ShippingFields;
}

/** After a refused attempt, an error goes away as soon as its field is right. */
function useShippingForm(onDone: (fields: ShippingFields) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ShippingErrors>({});
  const onInput = () => {
    if (!form.current) return;
    const fields = readForm(form.current);
    writeDraft(fields);
    const remaining = validateShipping(fields);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name in remaining)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readForm(event.currentTarget);
    const found = validateShipping(fields);
    setErrors(found);
    const bad = firstInvalidField(found);
    if (!bad) {
      writeDraft(fields);
      onDone(fields);
      return;
    }
    const control = event.currentTarget.elements.namedItem(bad);
    if (control instanceof HTMLElement) control.focus();
  };
  return { form, errors, onInput, onSubmit };
}

export function ShippingForm({ onDone }: { onDone: (fields: ShippingFields) => void }) {
  const { form, errors, onInput, onSubmit } = useShippingForm(onDone);
  const [draft] = useState(readDraft);
  const field = (name: keyof ShippingFields) => ({ name, defaultValue: draft[name], error: errors[name] });
  return (
    <form ref={form} className={styles.form} noValidate onInput={onInput} onSubmit={onSubmit}>
      <TextField
        label="Full Name"
        {...field('customerName')}
        autoComplete="name"
        maxLength={120}
        className={styles.full}
        required
      />
      <TextField
        label="Email"
        {...field('customerEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        className={styles.half}
        required
      />
      <TextField
        label="Phone (Optional)"
        {...field('customerPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        className={styles.half}
      />
      <TextField
        label="Street Address"
        {...field('street')}
        autoComplete="street-address"
        maxLength={200}
        className={styles.full}
        required
      />
      <TextField label="City" {...field('city')} autoComplete="address-level2" maxLength={120} className={styles.half} required />
      <TextField
        label="State"
        {...field('state')}
        autoComplete="address-level1"
        maxLength={120}
        className={styles.quarter}
        required
      />
      <TextField
        label="ZIP Code"
        {...field('zipCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        className={styles.quarter}
        required
      />
      <TextArea
        label="Special Instructions (Optional)"
        {...field('notes')}
        autoComplete="off"
        maxLength={1000}
        rows={3}
        className={styles.full}
      />
      <Button type="submit" className={styles.full}>
        Continue to Payment
      </Button>
    </form>
  );
}
