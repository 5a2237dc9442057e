import { useState, type FormEvent } from 'react';
import { formText } from '#lib/form-text.ts';

type Values<Name extends string> = Record<Name, string>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

interface ValidatedFormOptions<Name extends string> {
  /** In the order of the form: the first invalid field gets the focus. */
  fields: readonly Name[];
  /** Returns a message for each invalid field. */
  validate: (values: Values<Name>) => Errors<Name>;
  onInput?: (values: Values<Name>) => void;
  onValid: (values: Values<Name>, form: HTMLFormElement) => void;
}

function readValues<Name extends string>(form: HTMLFormElement, fields: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, formText(data, name)])) as Values<Name>;
}

/**
 * A form of uncontrolled fields, so that text typed or autofilled before hydration is kept. Errors appear on submit; each one
 * disappears as soon as its field is valid.
 */
export function useValidatedForm<Name extends string>({ fields, validate, onInput, onValid }: ValidatedFormOptions<Name>) {
  const [errors, setErrors] = useState<Errors<Name>>({});
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const values = readValues(event.currentTarget, fields);
    onInput?.(values);
    const remaining = validate(values);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name in remaining)) as Errors<Name>);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = validate(values);
    setErrors(found);
    const invalid = fields.find((name) => found[name]);
    if (invalid === undefined) {
      onValid(values, form);
      return;
    }
    const control = form.elements.namedItem(invalid);
    if (control instanceof HTMLElement) control.focus();
  };
  return { errors, onInput: handleInput, onSubmit, showErrors: setErrors, clearErrors: () => setErrors({}) };
}
