import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextArea, TextField } from '#components/ui/form/field.tsx';
import { useValidatedForm } from '#components/ui/form/use-validated-form.ts';
import { readShippingDraft, writeShippingDraft } from './shipping-draft.ts';
import styles from './shipping-form.module.css';
import { shippingDoubts } from './shipping-doubts.ts';
import { SHIPPING_FIELDS, validateShipping, type ShippingErrors, type ShippingFields } from './shipping-rules.ts';

/** Props of a field, by its name. */
type FieldProps = (name: keyof ShippingFields) => { name: string; defaultValue: string; error?: string };

interface ShippingFormProps {
  /** What the server has rejected. */
  initialErrors?: ShippingErrors;
  onDone: (fields: ShippingFields) => void;
}

export function ShippingForm({ initialErrors, onDone }: ShippingFormProps) {
  const [draft] = useState(readShippingDraft);
  const { errors, onInput, onSubmit } = useValidatedForm({
    fields: SHIPPING_FIELDS,
    validate: validateShipping,
    doubt: shippingDoubts,
    initialErrors,
    onInput: writeShippingDraft,
    onValid: (fields) => {
      writeShippingDraft(fields);
      onDone(fields);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  // On a phone the field may be below the window, and with it why the shopper is back here.
  useEffect(() => {
    const rejected = SHIPPING_FIELDS.find((name) => initialErrors?.[name]);
    const control = rejected === undefined ? null : form.current?.elements.namedItem(rejected);
    if (control instanceof HTMLElement) control.focus();
  }, [initialErrors]);
  const field: FieldProps = (name) => ({ name, defaultValue: draft[name], error: errors[name] });
  return (
    <form ref={form} className={styles.form} noValidate onInput={onInput} onSubmit={onSubmit}>
      <ContactFields field={field} />
      <AddressFields field={field} />
      <TextArea label="Special Instructions (Optional)" {...field('notes')} autoComplete="off" rows={3} className={styles.full} />
      <Button type="submit" className={styles.full}>
        Continue to Payment
      </Button>
    </form>
  );
}

function ContactFields({ field }: { field: FieldProps }) {
  return (
    <>
      <TextField label="Full Name" {...field('customerName')} autoComplete="name" className={styles.full} required />
      <TextField
        label="Email"
        {...field('customerEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        className={styles.half}
        required
      />
      <TextField
        label="Phone (Optional)"
        {...field('customerPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className={styles.half}
      />
    </>
  );
}

function AddressFields({ field }: { field: FieldProps }) {
  return (
    <>
      <TextField label="Street Address" {...field('street')} autoComplete="address-line1" className={styles.full} required />
      <TextField
        label="Apartment, Suite, Unit (Optional)"
        {...field('apartment')}
        autoComplete="address-line2"
        className={styles.full}
      />
      <TextField label="City" {...field('city')} autoComplete="address-level2" className={styles.half} required />
      <TextField label="State" {...field('state')} autoComplete="address-level1" className={styles.quarter} required />
      <TextField
        label="ZIP Code"
        {...field('zipCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        className={styles.quarter}
        required
      />
    </>
  );
}
