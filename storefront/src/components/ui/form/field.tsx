import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './field.module.css';
import { createIcon } from '../icons.tsx';

const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />);

interface FieldProps {
  label: string;
  error?: string;
  hint?: string;
  className?: string;
}

interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  className?: string;
}

/** Connects label, control, hint and error for assistive technology. */
function Field({ label, error, hint, className, children }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, error, hint, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  return <Field {...{ label, error, hint, className }}>{(control) => <input {...rest} {...control} />}</Field>;
}

export function TextArea({ label, error, hint, className, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return <Field {...{ label, error, hint, className }}>{(control) => <textarea rows={4} {...rest} {...control} />}</Field>;
}

export function SelectField({ label, error, hint, className, children, ...rest }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, error, hint, className }}>
      {(control) => (
        <span className={styles.select}>
          <select {...rest} {...control}>
            {children}
          </select>
          <ChevronDownIcon size={18} />
        </span>
      )}
    </Field>
  );
}
