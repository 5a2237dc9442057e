/** How a search is read: in a short list by the storefront, in a long one by the server. */
import { SEARCH_SYNONYMS } from './search-synonyms.js';

/** An address may hold more; the rest is ignored. */
export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;
/** Bounds the time that a search without exact hits may take, whatever its words and however many products there are. */
const MAX_COMPARISONS = 20_000;

const ACCENTS = /[\u0300-\u036f]/g;
const WORD_BREAKS = /[^a-z0-9]+/;

/** At most 100 characters; cut between characters, because half of one cannot be written into an address. */
export function readSearch(text: string): string {
  return Array.from(text.trim().slice(0, 2 * MAX_SEARCH_LENGTH))
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .trim();
}

/** "Café" -> "cafe". The database folds the text of products in the same way (`product_search_text`). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
}

/** The different words of a folded text. */
export function wordsOf(foldedText: string): string[] {
  return [...new Set(foldedText.split(WORD_BREAKS))].filter(Boolean);
}

function searchWords(search: string): string[] {
  return wordsOf(foldText(search)).slice(0, MAX_WORDS);
}

/** What a word that was found in a field is worth: a product's name before its category, its artist and its text. */
export const SEARCH_WEIGHTS = { name: 8, category: 4, artist: 2, text: 1 } as const;

const singularOf = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** The searched words, each with its singular and its synonyms. A product matches when a word of it starts with one of them. */
export function searchAlternatives(search: string): string[][] {
  return searchWords(search).map((word) => {
    const singular = singularOf(word);
    return [...new Set([word, singular, ...(SEARCH_SYNONYMS[word] ?? SEARCH_SYNONYMS[singular] ?? [])])];
  });
}

/** Whether a word of the folded text starts with one of the alternatives; "tshirt" also finds the name "T-Shirts". */
export function hasWordStart(foldedText: string, alternatives: readonly string[]): boolean {
  const words = foldedText.split(WORD_BREAKS);
  const joined = words.length < MAX_WORDS ? words.join('') : '';
  return alternatives.some((start) => words.some((word) => word.startsWith(start)) || joined.startsWith(start));
}

/** How many typos a word may have. */
function maxEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Whether the Damerau-Levenshtein distance (optimal string alignment) of two words is at most `limit`. */
function isWithinEditDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > limit) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? Infinity) <= limit;
}

/** The searched words, each with the similar words of the vocabulary: "hoddie" with "hoodie". */
export function similarWords(
  search: string,
  vocabulary: readonly string[],
  isSimilar: typeof isWithinEditDistance = isWithinEditDistance,
): string[][] {
  let comparisons = 0;
  return searchWords(search).map((word) => {
    const limit = maxEdits(word);
    const similar = vocabulary.filter((known) => {
      if (Math.abs(known.length - word.length) > limit || comparisons >= MAX_COMPARISONS) return false;
      comparisons += 1;
      return isSimilar(word, known, limit);
    });
    return [word, ...similar];
  });
}
