import { ownValue } from '../own-value.js';
import { toCents } from '../money.js';
import { familyOfWord } from '../color-families.js';
import { foldText, searchWords, wordsOf } from '../search.js';
import { BADGE_PHRASES } from './badges.js';
import { isPlusSize } from './size-scales.js';

/** One part of a search: a word, or a limit that a shopper writes as one. */
export type SearchTerm =
  | { kind: 'word'; text: string; word: string }
  | { kind: 'size'; text: string; size: string }
  | { kind: 'color'; text: string; family: string; word: string }
  | { kind: 'badge'; text: string; filter: string }
  | { kind: 'price'; text: string; minCents: number | undefined; maxCents: number | undefined };

/** The words among them, as they are searched. */
export const wordsOfTerms = (terms: readonly SearchTerm[]): string[] =>
  terms.flatMap((term) => (term.kind === 'word' ? [term.word] : []));

/** Words that can be names of people and categories: those, and the colors. */
export const namesOfTerms = (terms: readonly SearchTerm[]): string[] =>
  terms.flatMap((term) => (term.kind === 'word' || term.kind === 'color' ? [term.word] : []));

/** Every piece is for everybody. Folded. */
const GENDERS: readonly string[] =
  'men mens man women womens woman unisex ladies guys him her adult adults hombre hombres mujer mujeres'.split(' ');
/** Folded; left out beside other words. */
const FILLERS: readonly string[] = [
  'a',
  'an',
  'and',
  'de',
  'en',
  'for',
  'from',
  'in',
  'of',
  'para',
  'size',
  'talla',
  'the',
  'with',
];

/** What shoppers write, and the size in lower case that they mean. */
const SIZE_WORDS: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  xlarge: 'xl',
  xxl: '2xl',
  xxlarge: '2xl',
  '2x': '2xl',
  xxxl: '3xl',
  '3x': '3xl',
};
const SIZES_OF_TWO_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:extra|x)[\s-]+small\b/gi, 'xs'],
  [/\b(?:extra|x)[\s-]+large\b/gi, 'xl'],
];

const AMOUNT = String.raw`\$?\s?(\d{1,6}(?:\.\d{1,2})?)(?:\s?dollars)?(?!\S)`;
const PRICES: readonly (readonly [
  RegExp,
  (first: string, second: string) => [min: string | undefined, max: string | undefined],
])[] = [
  [/\$(\d{1,6}(?:\.\d{1,2})?)\s?(?:-|–|to|and)\s?\$?(\d{1,6}(?:\.\d{1,2})?)(?!\S)/i, (min, max) => [min, max]],
  [new RegExp(String.raw`(?<!\S)(?:under|below|less than|up to|max|menos de)\s${AMOUNT}`, 'i'), (max) => [undefined, max]],
  [new RegExp(String.raw`(?<!\S)(?:over|above|more than|min)\s${AMOUNT}`, 'i'), (min) => [min, undefined]],
];

function priceText(min: string | undefined, max: string | undefined): string {
  if (min === undefined) return `under $${max}`;
  return max === undefined ? `over $${min}` : `$${min} to $${max}`;
}

const centsOf = (dollars: string | undefined): number | undefined => (dollars === undefined ? undefined : toCents(dollars));

/** Takes the first price out of the text. */
function takePrice(search: string): { price: SearchTerm[]; rest: string } {
  for (const [pattern, limitsOf] of PRICES) {
    const [phrase, first = '', second = ''] = pattern.exec(search) ?? [];
    if (phrase === undefined) continue;
    const [min, max] = limitsOf(first, second);
    const price: SearchTerm = { kind: 'price', text: priceText(min, max), minCents: centsOf(min), maxCents: centsOf(max) };
    return { price: [price], rest: search.replace(phrase, ' ') };
  }
  return { price: [], rest: search };
}

/** Of a name that a color begins: "Bluebird", but no "Redemption". */
const MIN_START_LETTERS = 4;
const MAX_COLORS = 8;

/** The only word of "Green!"; none of "blue-green", which is another color. */
function onlyWordOf(token: string): string {
  const [word = '', ...others] = wordsOf(foldText(token));
  return others.length === 0 ? word : '';
}

/** Takes the filters that the search names out of the text. */
function takeBadges(search: string): { badges: SearchTerm[]; rest: string } {
  const badges: SearchTerm[] = [];
  let rest = search;
  for (const [phrase, filter, text] of BADGE_PHRASES) {
    if (!phrase.test(rest)) continue;
    badges.push({ kind: 'badge', text, filter });
    rest = rest.replaceAll(new RegExp(phrase, 'giu'), ' ');
  }
  return { badges, rest };
}

const PLUS_SIZE = /\bplus[\s-]?sizes?\b|\btallas? grandes?\b/i;

/** "Plus size" is any of the shop's sizes from 2XL; a shop without them searches the words. */
function spellPlusSize(search: string, sizes: readonly string[]): string {
  const plus = sizes.filter(isPlusSize);
  return plus.length > 0 ? search.replace(PLUS_SIZE, plus.join(' ')) : search;
}

/**
 * The parts of a search. `sizes` are those of the shop: other texts are words. Empty when nothing is searched, undefined limits
 * included; a search for a gender alone has no parts either, and `isForAnyone` says so.
 */
export function readTerms(search: string, sizes: readonly string[]): { terms: SearchTerm[]; isForAnyone: boolean } {
  const { price, rest: unpriced } = takePrice(search);
  const { badges, rest: unbadged } = takeBadges(unpriced);
  const rest = spellPlusSize(unbadged, sizes);
  const bySize = new Map(sizes.map((size) => [size.toLowerCase(), size]));
  const sizeOf = (token: string): string | undefined =>
    bySize.get(token.toLowerCase()) ?? bySize.get(ownValue(SIZE_WORDS, token.toLowerCase()) ?? '');
  const spelled = SIZES_OF_TWO_WORDS.reduce((text, [pattern, size]) => text.replace(pattern, size), rest);
  const tokens = spelled.split(/[\s,]+/).filter(Boolean);
  const found = tokens.flatMap((token) => sizeOf(token) ?? []);
  const named = tokens.filter((token) => sizeOf(token) === undefined);
  const meant = named.filter((token) => !GENDERS.includes(foldText(token)));
  const colors = meant.flatMap((token): SearchTerm[] => {
    const word = onlyWordOf(token);
    const family = familyOfWord(word);
    if (family === undefined) return [];
    return [{ kind: 'color', text: token, family, word: word.length < MIN_START_LETTERS ? `${word} ` : word }];
  });
  const differentColors = [...new Map(colors.map((color) => [color.text.toLowerCase(), color])).values()];
  const known = meant.filter((token) => familyOfWord(onlyWordOf(token)) === undefined);
  const limits: SearchTerm[] = [
    ...badges,
    ...differentColors.slice(0, MAX_COLORS),
    ...[...new Set(found)].map((size): SearchTerm => ({ kind: 'size', text: `size ${size}`, size })),
    ...price,
  ];
  const content = known.filter((token) => !FILLERS.includes(foldText(token)));
  const words = content.length + limits.length > 0 ? content : known;
  const terms = searchWords(words.join(' ')).map((word): SearchTerm => ({
    kind: 'word',
    text: words.find((token) => foldText(token).includes(word.trim())) ?? word,
    word,
  }));
  return { terms: [...terms, ...limits], isForAnyone: terms.length + limits.length === 0 && meant.length < named.length };
}
