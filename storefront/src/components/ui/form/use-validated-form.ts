import { DOUBLE_CLICK_MS } from '@shop/contract';
import { useRef, useState, type FormEvent } from 'react';
import { formText } from '#lib/form-text.ts';

type Values<Name extends string> = Record<Name, string>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

interface ValidatedFormOptions<Name extends string> {
  /** In the order of the form: the first invalid field gets the focus. */
  fields: readonly Name[];
  /** Returns a message for each invalid field. */
  validate: (values: Values<Name>) => Errors<Name>;
  /** Messages for valid values that look wrong. Each is shown once; the next submit, but for that of a double click, accepts the same values. */
  doubt?: (values: Values<Name>) => Errors<Name>;
  initialErrors?: Errors<Name>;
  onInput?: (values: Values<Name>) => void;
  onValid: (values: Values<Name>, form: HTMLFormElement) => void;
}

function readValues<Name extends string>(form: HTMLFormElement, fields: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, formText(data, name)])) as Values<Name>;
}

function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * A form of uncontrolled fields, so that text typed or autofilled before hydration is kept. Errors appear on submit; each one
 * disappears as soon as its field is valid.
 */
export function useValidatedForm<Name extends string>(options: ValidatedFormOptions<Name>) {
  const { fields, validate, doubt, initialErrors = {}, onInput, onValid } = options;
  const [errors, setErrors] = useState<Errors<Name>>(initialErrors);
  const shownDoubts = useRef('{}');
  /** When the form showed questions or was emptied: the second click of a double click does not mean these. */
  const changedAt = useRef(-Infinity);
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const values = readValues(event.currentTarget, fields);
    onInput?.(values);
    const remaining = { ...doubt?.(values), ...validate(values) };
    setErrors(
      (shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => Object.hasOwn(remaining, name))) as Errors<Name>,
    );
  };
  const findErrors = (values: Values<Name>): Errors<Name> => {
    const found = validate(values);
    if (!doubt || Object.keys(found).length > 0) return found;
    const doubts = doubt(values);
    const signature = JSON.stringify(doubts);
    if (signature === shownDoubts.current) return {};
    shownDoubts.current = signature;
    changedAt.current = performance.now();
    return doubts;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (performance.now() - changedAt.current < DOUBLE_CLICK_MS) return;
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = findErrors(values);
    setErrors(found);
    const invalid = fields.find((name) => found[name]);
    if (invalid === undefined) onValid(values, form);
    else focusField(form, invalid);
  };
  const reset = (form: HTMLFormElement): void => {
    form.reset();
    changedAt.current = performance.now();
  };
  return { errors, onInput: handleInput, onSubmit, reset, showErrors: setErrors, clearErrors: () => setErrors({}) };
}
