import { foldText } from '@shop/contract/search';
import type { Selection } from './listing.queries.js';

/** A category or artist, whose name is found like the text of its products. */
interface Named {
  id: string;
  name: string;
}

interface NamedGroups {
  artists: readonly Named[];
  categories: readonly Named[];
}

/** More words would make the statement expensive; they come in alphabetical order. */
const MAX_ALTERNATIVES = 20;

/** Products that hold one of `alternatives` for every word, in their own text or in the name of their artist or category. */
export function searchSelection(
  words: readonly (readonly string[])[],
  { artists, categories }: NamedGroups,
  { conditions, parameters }: Selection,
): Selection {
  const all = [...parameters];
  const parameter = (value: unknown): string => `$${all.push(value)}`;
  const idsOf = (named: readonly Named[], alternatives: readonly string[]): string[] =>
    named.filter(({ name }) => alternatives.some((word) => foldText(name).includes(word))).map(({ id }) => id);
  const conditionOf = (word: readonly string[]): string => {
    const alternatives = word.slice(0, MAX_ALTERNATIVES);
    // Words consist of letters and digits, so that none of them can hold a wildcard.
    const holds = [`p.search_text like any(${parameter(alternatives.map((text) => `%${text}%`))}::text[])`];
    const [byArtist, byCategory] = [idsOf(artists, alternatives), idsOf(categories, alternatives)];
    if (byArtist.length > 0) holds.push(`p.artist_id = any(${parameter(byArtist)}::uuid[])`);
    if (byCategory.length > 0) holds.push(`p.category_id = any(${parameter(byCategory)}::uuid[])`);
    return `(${holds.join(' or ')})`;
  };
  return { conditions: [...conditions, ...words.map(conditionOf)], parameters: all };
}
