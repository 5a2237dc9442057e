import { CATALOG_TEXTS, textProblem } from '@shop/contract/text-fields';

/** The slug of a new category with this name; "Bücher & Co" becomes "bucher-co". Undefined when none is allowed. */
export function slugOf(name: string): string | undefined {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, CATALOG_TEXTS.slug.max)
    .replace(/^-|-$/g, '');
  return textProblem(CATALOG_TEXTS.slug, slug) === undefined ? slug : undefined;
}
