import { isUUID } from 'class-validator';

const MAX_LENGTH = 120;

/** Why a category cannot have this slug, or undefined. Ids and "all" are reserved: `/products?category=` accepts both. */
export function slugProblem(slug: unknown): string | undefined {
  if (typeof slug !== 'string' || /^-*$/.test(slug)) return 'Slug is required';
  if (slug.length > MAX_LENGTH) return `Slug must be at most ${MAX_LENGTH} characters`;
  if (!/^[a-z0-9-]+$/.test(slug)) return 'Slug may only contain lowercase letters, numbers and hyphens';
  if (slug === 'all' || isUUID(slug)) return 'This slug is reserved';
  return undefined;
}
