import { ApiError } from '@shop/admin-kit';

const currentItemOf = (error: unknown, code: string): unknown =>
  error instanceof ApiError && error.code === code ? error.json()['current'] : undefined;

/** The saved item, if another admin saved it after this form was opened. */
export const editConflict = (error: unknown): unknown => currentItemOf(error, 'EDIT_CONFLICT');

/** The saved product, if fewer pieces are left than this edit removes from stock. */
export const stockConflict = (error: unknown): unknown => currentItemOf(error, 'STOCK_CHANGED');

/** The server's validation errors as antd field errors, for example for `{ slug: 'Slug already exists' }`. */
export function fieldErrors(error: unknown): { name: string; errors: string[] }[] {
  const errors = error instanceof ApiError ? error.json()['errors'] : undefined;
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([name, message]) => ({ name, errors: [String(message)] }));
}
