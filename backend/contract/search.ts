/** How a search is read: in a short list by the storefront, in a long one by the server. */
import { ownValue } from './own-value.js';
import { SEARCH_SYNONYMS } from './search-synonyms.js';

/** An address may hold more; the rest is ignored. */
export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;
/** Bounds the time that a search without exact hits may take, whatever its words and however many products there are. */
const MAX_COMPARISONS = 20_000;

/** Signs that readers take for an apostrophe: "O'Brien", "O’Brien" and "OBrien" are one name. */
const APOSTROPHES = /['`´‘’‛′ʹʻʼʾʿ＇]/g;
/** Accents and vowel points of Latin, Greek, Cyrillic, Hebrew and Arabic, and characters that cannot be seen. */
const UNSEEN =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\ufe0e\ufe0f\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g;
/** Letters that do not decompose, and what readers type instead. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ƶ: 'z',
  ƀ: 'b',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɨ: 'i',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const WORD_BREAKS = /[^\p{L}\p{N}\p{M}]+/u;
/** Scripts without spaces between words: their words are found by parts. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** At most 100 characters; cut between characters, because half of one cannot be written into an address. */
export function readSearch(text: string): string {
  return Array.from(text.trim().slice(0, 2 * MAX_SEARCH_LENGTH))
    .slice(0, MAX_SEARCH_LENGTH)
    .join('')
    .trim();
}

/** "Łódź" -> "lodz", "O’Brien" -> "obrien". The database folds in the same way (`folded_text`), which a spec compares. */
export function foldText(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => ownValue(LETTERS, letter) ?? letter);
}

/** The folded text of a name, which is also found by the part after an apostrophe: "O'Brien" -> "obrien o brien". */
export function foldName(name: string): string {
  const parts = name.replace(APOSTROPHES, ' ');
  return parts === name ? foldText(name) : `${foldText(name)} ${foldText(parts)}`;
}

/** The different words of a folded text. */
export function wordsOf(foldedText: string): string[] {
  return [...new Set(foldedText.split(WORD_BREAKS))].filter(Boolean);
}

/**
 * The folded words of an admin's search, without the # of order numbers. They are cut at spaces alone, because emails and numbers are
 * found by parts. A search of nothing but signs stays as it is, and so finds these signs or nothing.
 */
export function foldedWords(search: string): string[] {
  const words = foldText(search)
    .split(/\s+/)
    .map((word) => word.replace(/^#/, ''));
  const different = [...new Set(words)].filter(Boolean).slice(0, MAX_WORDS);
  return different.length > 0 ? different : [search.trim()].filter(Boolean);
}

const MIN_NAME_CHARACTERS = 3;

/** The folded words of a name that say something about a person: initials do not. Banks write "DOE, JANE". */
export const nameWords = (name: string): string[] =>
  foldText(name)
    .split(WORD_BREAKS)
    .filter(({ length }) => length >= MIN_NAME_CHARACTERS);

/** Whether a word is written without spaces around it. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** One letter before a sign, as in "C++" or "R&B"; a hyphen joins words, as in "T-Shirt". */
const LETTER_AND_SIGN = /(?<![\p{L}\p{N}\p{M}])(\p{L})(?=[^\p{L}\p{N}\p{M}\s-])/gu;

/** A space after a word says that it is whole: after a sign, words that start with the letter are not meant. */
export function searchWords(search: string): string[] {
  const folded = foldText(search);
  const whole = new Set([...folded.matchAll(LETTER_AND_SIGN)].map(([letter]) => letter));
  return wordsOf(folded)
    .slice(0, MAX_WORDS)
    .map((word) => (whole.has(word) ? `${word} ` : word));
}

/** What a word that was found in a field is worth: a product's name before its category, its artist and its text. */
export const SEARCH_WEIGHTS = { name: 8, category: 4, artist: 2, text: 1 } as const;

const singularOf = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** Searched words, each with its singular and its synonyms. A product matches when a word of it starts with one of them. */
export function searchAlternatives(words: readonly string[]): string[][] {
  return words.map((word) => {
    const singular = singularOf(word);
    return [...new Set([word, singular, ...(ownValue(SEARCH_SYNONYMS, word) ?? ownValue(SEARCH_SYNONYMS, singular) ?? [])])];
  });
}

/** Whether a word of the folded text starts with one of the alternatives; "tshirt" also finds the name "T-Shirts". */
export function hasWordStart(foldedText: string, alternatives: readonly string[]): boolean {
  const words = foldedText.split(WORD_BREAKS);
  const joined = words.length < MAX_WORDS ? words.join('') : '';
  const isFound = (word: string, start: string): boolean =>
    isUnspaced(start) ? word.includes(start.trim()) : `${word} `.startsWith(start);
  return alternatives.some((start) => words.some((word) => isFound(word, start)) || joined.startsWith(start));
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

/** Words that are no typos of others, whether the shop has such a thing or not: "card" is not "care". Folded, singular. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'gift card voucher jacket coat vest dress skirt sock shoe sneaker boot bag tote belt scarf glove mitten blanket pillow mug poster ' +
    'print sticker jean denim short bra swim kid baby toddler child dog candle order track where when sale discount coupon promo code ' +
    'cheap price tattoo regalo vestido falda abrigo chaqueta bolsa zapato ring watch phone case glass book wallet lamp sofa chair table'
  ).split(' '),
);

/** Few people mistake the first letter. */
const isTypoOf = (word: string, known: string): boolean =>
  word.charAt(0) === known.charAt(0) && !ENGLISH_WORDS.has(word) && !ENGLISH_WORDS.has(singularOf(word));

/** Searched words, each with the similar words of the vocabulary: "hoddie" with "hoodie". */
export function similarWords(
  words: readonly string[],
  vocabulary: readonly string[],
  isSimilar: typeof isWithinEditDistance = isWithinEditDistance,
): string[][] {
  let comparisons = 0;
  return words.map((word) => {
    const limit = maxEdits(word);
    const similar = vocabulary.filter((known) => {
      if (Math.abs(known.length - word.length) > limit || comparisons >= MAX_COMPARISONS || !isTypoOf(word, known)) return false;
      comparisons += 1;
      return isSimilar(word, known, limit);
    });
    return [word, ...similar];
  });
}
