import { ApiError } from '@shop/admin-kit';
import type { AdminPage, AdminSettings } from '@shop/contract';
import { fieldPath } from '../rules/setting-changes.ts';

/** What another admin saved after this form was opened. */
export const editConflict = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'EDIT_CONFLICT' ? error.json()['current'] : undefined;

export const settingsConflict = (error: unknown) => editConflict(error) as AdminSettings | undefined;
export const pageConflict = (error: unknown) => editConflict(error) as AdminPage | undefined;

/** The server's validation errors as antd field errors. */
export function fieldErrors(error: unknown): { name: (string | number)[]; errors: string[] }[] {
  const errors = error instanceof ApiError ? error.json()['errors'] : undefined;
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([name, message]) => ({ name: fieldPath(name), errors: [String(message)] }));
}
