import { ApiError } from '@shop/contract';
import type { FormInstance } from 'antd';

/** The path of a form's field for the server's name of it. */
export type FieldPath = (name: string) => string | (string | number)[];

/** A wrong field of a long form can be out of sight. */
export const FOCUS = { focus: true };

/** Shows the server's messages at the fields of a form, the first one with the focus; false when it sent none. */
export function showFieldErrors<Values>(
  form: FormInstance<Values>,
  error: unknown,
  fieldPath: FieldPath = (name) => name,
): boolean {
  const errors = error instanceof ApiError ? error.json().errors : undefined;
  if (typeof errors !== 'object' || errors === null) return false;
  const fields = Object.entries(errors).map(([name, message]) => ({ name: fieldPath(name), errors: [String(message)] }));
  // antd cannot know the names that the server sends.
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
  const [first] = fields;
  if (first) form.scrollToField(first.name, FOCUS);
  return first !== undefined;
}
