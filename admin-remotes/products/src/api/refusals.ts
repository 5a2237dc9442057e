import { ApiError } from '@shop/admin-kit';

const refusedWith = (error: unknown, code: string): unknown =>
  error instanceof ApiError && error.code === code ? error.json()['current'] : undefined;

/** What a form edits as it is now, when someone else saved it since the form was opened. */
export const savedMeanwhile = (error: unknown): unknown => refusedWith(error, 'EDIT_CONFLICT');

/** The product as it is now, when more was sold meanwhile than this edit takes away. */
export const soldMeanwhile = (error: unknown): unknown => refusedWith(error, 'STOCK_CHANGED');

/** What the server says about single fields of a form: `{ slug: 'Slug already exists' }`. */
export function fieldProblems(error: unknown): { name: string; errors: string[] }[] {
  const problems = error instanceof ApiError ? error.json()['errors'] : undefined;
  if (typeof problems !== 'object' || problems === null) return [];
  return Object.entries(problems).map(([name, message]) => ({ name, errors: [String(message)] }));
}
