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

/** The slug of a new category with this name; "Bücher & Co" becomes "bucher-co". Undefined when none is allowed. */
export function slugOf(name: string): string | undefined {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return slugProblem(slug) === undefined ? slug : undefined;
}
