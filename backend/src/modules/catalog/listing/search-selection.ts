import type { SearchTerm } from '@shop/contract/listing';
import { foldName, hasWordStart, isUnspaced, SEARCH_WEIGHTS } from '@shop/contract/search';
import { dollarsOf } from '#platform/money/money.sql.js';
import { HAS_NO_COLOR, hasSizeInStock } from '../products/product.sql.js';
import { colorCondition, FILTERS } from './listing-criteria.js';
import { IN_STOCK, type Selection } from './listing.queries.js';

/** A category or artist, whose name is found like the text of its products. */
interface Named {
  id: string;
  name: string;
}

interface NamedGroups {
  artists: readonly Named[];
  categories: readonly Named[];
}

/** The folded name of the product. */
const NAME = `split_part(p.search_text, '|', 1)`;

type ColorTerm = Extract<SearchTerm, { kind: 'color' }>;
/** Whether a name of the category, or of the artist, has one of the words. */
type IsInGroup = (alternatives: readonly string[]) => [inCategory: string, byArtist: string];

/** More words would make the statement expensive; they come in alphabetical order. */
const MAX_ALTERNATIVES = 20;

/**
 * Words consist of letters, digits and marks, so that none of them holds a metacharacter; a space says that a word is whole. A space
 * precedes each word of the text.
 */
function patternOf(alternatives: readonly string[]): string {
  const patterns = alternatives.map((word) => {
    if (isUnspaced(word)) return word.trim();
    return word.endsWith(' ') ? `(^| )${word.trim()}($|[ |])` : `(^| )${word}`;
  });
  return patterns.join('|');
}

/** The sizes, of which one is enough, the prices and filters that a search names. */
function addLimits(terms: readonly SearchTerm[], conditions: string[], parameter: (value: unknown) => string): void {
  const sizes = terms.flatMap((term) => (term.kind === 'size' ? [hasSizeInStock(parameter(term.size.toLowerCase()))] : []));
  if (sizes.length > 0) conditions.push(`(${sizes.join(' or ')})`);
  const limit = (cents: number): string => dollarsOf(`${parameter(cents)}::bigint`);
  for (const term of terms) {
    if (term.kind === 'price' && term.minCents !== undefined) conditions.push(`p.price >= ${limit(term.minCents)}`);
    if (term.kind === 'price' && term.maxCents !== undefined) conditions.push(`p.price <= ${limit(term.maxCents)}`);
    if (term.kind === 'badge') conditions.push(FILTERS.get(term.filter)?.condition ?? 'false');
  }
}

/** By its colors, or by its names; the text counts for a product that says no color. */
function colorTermCondition({ family, word }: ColorTerm, isInGroup: IsInGroup, parameter: (value: unknown) => string): string {
  const pattern = `${parameter(patternOf([word]))}::text`;
  const isNamed = `case when ${HAS_NO_COLOR} then p.search_text else ${NAME} end ~ ${pattern}`;
  return `(${colorCondition(family, parameter)} or ${isNamed} or ${isInGroup([word]).join(' or ')})`;
}

/** What is searched: the limits of the terms, and the alternatives of their words. */
export interface Searched {
  terms: readonly SearchTerm[];
  words: readonly (readonly string[])[];
}

/**
 * Products with a word that starts with one of `alternatives` for every searched word, in their own text or in the name of their
 * artist or category; the more of them are in the name, the earlier.
 */
export function searchSelection(
  { terms, words }: Searched,
  { artists, categories }: NamedGroups,
  { conditions, parameters }: Selection,
): Selection {
  const all = [...parameters];
  const parameter = (value: unknown): string => `$${all.push(value)}`;
  const idsOf = (named: readonly Named[], alternatives: readonly string[]): string[] =>
    named.filter(({ name }) => hasWordStart(foldName(name), alternatives)).map(({ id }) => id);
  const isIn = (column: string, ids: string[]): string =>
    ids.length > 0 ? `${column} = any(${parameter(ids)}::uuid[])` : 'false';
  const isInGroup: IsInGroup = (alternatives) => [
    isIn('p.category_id', idsOf(categories, alternatives)),
    isIn('p.artist_id', idsOf(artists, alternatives)),
  ];
  const parts = words.map((word) => {
    const alternatives = word.slice(0, MAX_ALTERNATIVES);
    const pattern = `${parameter(patternOf(alternatives))}::text`;
    const [inCategory, byArtist] = isInGroup(alternatives);
    return {
      condition: `(p.search_text ~ ${pattern} or ${inCategory} or ${byArtist})`,
      weight: `case when ${NAME} ~ ${pattern} then ${SEARCH_WEIGHTS.name}
        when ${inCategory} then ${SEARCH_WEIGHTS.category} when ${byArtist} then ${SEARCH_WEIGHTS.artist}
        else ${SEARCH_WEIGHTS.text} end`,
    };
  });
  const limited = [...conditions, ...parts.map(({ condition }) => condition)];
  addLimits(terms, limited, parameter);
  for (const term of terms) if (term.kind === 'color') limited.push(colorTermCondition(term, isInGroup, parameter));
  const order = parts.length > 0 ? { order: [parts.map(({ weight }) => weight).join(' + '), IN_STOCK] } : {};
  return { conditions: limited, parameters: all, ...order };
}
