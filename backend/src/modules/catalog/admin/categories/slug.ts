import { isUUID } from 'class-validator';

const LONGEST = 120;

/** Why a category cannot have this slug, or undefined. `/products?category=` also takes ids, and "all" means no filter. */
export function slugProblem(slug: unknown): string | undefined {
  if (typeof slug !== 'string' || /^-*$/.test(slug)) return 'Slug is required';
  if (slug.length > LONGEST) return `Slug must be at most ${LONGEST} characters`;
  if (!/^[a-z0-9-]+$/.test(slug)) return 'Slug may only contain lowercase letters, numbers and hyphens';
  if (slug === 'all' || isUUID(slug)) return 'This slug is reserved';
  return undefined;
}
