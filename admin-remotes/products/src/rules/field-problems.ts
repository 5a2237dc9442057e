import { ApiError } from '@shop/admin-kit';

/** What the server says about single fields of a form: `{ slug: 'Slug already exists' }`. */
export function fieldProblems(error: unknown): { name: string; errors: string[] }[] {
  const problems = error instanceof ApiError ? error.json()['errors'] : undefined;
  if (typeof problems !== 'object' || problems === null) return [];
  return Object.entries(problems).map(([name, message]) => ({ name, errors: [String(message)] }));
}
