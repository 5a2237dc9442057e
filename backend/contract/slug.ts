import { foldText } from './search.js';
import { CATALOG_TEXTS } from './text-fields.js';

/** The part of a category's address that its name suggests: "Bücher & Co." becomes "bucher-co". Empty for a name without such letters. */
export const slugOf = (name: string): string =>
  foldText(name.replace(/[\p{P}\p{S}]/gu, '-'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, CATALOG_TEXTS.slug.max)
    .replace(/-$/, '');
