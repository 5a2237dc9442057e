import { ApiError } from '@shop/admin-kit';

const currentItemOf = (error: unknown, code: string): unknown =>
  error instanceof ApiError && error.code === code ? error.json()['current'] : undefined;

/** What a form edits as it is now, when someone else saved it since the form was opened. */
export const editConflict = (error: unknown): unknown => currentItemOf(error, 'EDIT_CONFLICT');

/** The product as it is now, when more was sold meanwhile than this edit takes away. */
export const stockConflict = (error: unknown): unknown => currentItemOf(error, 'STOCK_CHANGED');

/** What the server says about single fields of a form: `{ slug: 'Slug already exists' }`. */
export function fieldErrors(error: unknown): { name: string; errors: string[] }[] {
  const problems = error instanceof ApiError ? error.json()['errors'] : undefined;
  if (typeof problems !== 'object' || problems === null) return [];
  return Object.entries(problems).map(([name, message]) => ({ name, errors: [String(message)] }));
}
