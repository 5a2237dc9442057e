import { ApiError } from '@shop/contract';

/** The server's messages by form field, for antd's `form.setFields`. */
export function fieldErrors(error: unknown): { name: string; errors: string[] }[] {
  const errors = error instanceof ApiError ? error.json().errors : undefined;
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([name, message]) => ({ name, errors: [String(message)] }));
}
