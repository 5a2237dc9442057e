import { DESCRIBING_TEXT_NAMES } from '../product-fields.js';
import type { ProductListItem } from '../schema.js';
import { toCents } from '../money.js';
import { optionParameters } from '../option-search.js';
import { ownValue } from '../own-value.js';
import { foldName, foldText, hasWordStart, SEARCH_WEIGHTS, searchAlternatives, similarWords, wordsOf } from '../search.js';
import { hasFamily } from '../color-families.js';
import { BADGE_FILTERS } from './badges.js';
import { searchAttempts, type Attempt, type SearchOutcome } from './search-attempts.js';
import { readTerms, wordsOfTerms, type SearchTerm } from './search-terms.js';

interface SearchedFields {
  name: string;
  category: string;
  artist: string;
  text: string;
}

/** Cached, because the search runs at every keystroke. */
const fieldsByProduct = new WeakMap<ProductListItem, SearchedFields>();

function fieldsOf(product: ProductListItem): SearchedFields {
  const cached = fieldsByProduct.get(product);
  if (cached !== undefined) return cached;
  const fields = {
    name: foldName(product.name),
    category: foldName(product.category?.name ?? ''),
    artist: foldName(product.artist?.name ?? ''),
    text: foldText([...DESCRIBING_TEXT_NAMES.map((name) => product[name]), ...product.colors].join(' ')),
  };
  fieldsByProduct.set(product, fields);
  return fields;
}

/** Cached for as long as the list, because building it reads the text of every product. */
const vocabularyByList = new WeakMap<readonly ProductListItem[], readonly string[]>();

function vocabularyOf(products: readonly ProductListItem[]): readonly string[] {
  const cached = vocabularyByList.get(products);
  if (cached) return cached;
  const vocabulary = [...new Set(products.flatMap((product) => Object.values(fieldsOf(product)).flatMap(wordsOf)))];
  vocabularyByList.set(products, vocabulary);
  return vocabulary;
}

const FIELDS = ['name', 'category', 'artist', 'text'] as const;

/** How well a product matches all words; 0 if it holds one of them nowhere. */
function scoreOf(product: ProductListItem, words: readonly string[][]): number {
  const fields = fieldsOf(product);
  let score = 0;
  for (const alternatives of words) {
    const found = FIELDS.find((field) => hasWordStart(fields[field], alternatives));
    if (!found) return 0;
    score += SEARCH_WEIGHTS[found];
  }
  return score;
}

/** The best matches first; of equally good ones, the sold-out products last. Without words, all are equally good. */
function ranked(products: readonly ProductListItem[], words: readonly string[][]): ProductListItem[] {
  return products
    .map((product) => ({ product, score: words.length === 0 ? 1 : scoreOf(product, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Number(b.product.inStock) - Number(a.product.inStock))
    .map(({ product }) => product);
}

/** By its colors, or by its names; the text counts for a product that says no color. */
function hasColor(product: ProductListItem, { family, word }: Extract<SearchTerm, { kind: 'color' }>): boolean {
  const { name, category, artist, text } = fieldsOf(product);
  const isColorless = product.colors.length === 0 && !optionParameters(product.optionNames).includes('color');
  const texts = [name, category, artist, ...(isColorless ? [text] : [])];
  return hasFamily(product.colors, family) || texts.some((one) => hasWordStart(one, [word]));
}

function isWithin(product: ProductListItem, term: SearchTerm): boolean {
  const cents = toCents(product.price);
  if (term.kind === 'price') return cents >= (term.minCents ?? 0) && cents <= (term.maxCents ?? Infinity);
  if (term.kind === 'color') return hasColor(product, term);
  return term.kind !== 'badge' || (ownValue(BADGE_FILTERS, term.filter)?.(product) ?? false);
}

/** Of several sizes, one is enough. */
function isWithinLimits(product: ProductListItem, terms: readonly SearchTerm[]): boolean {
  const wanted = terms.flatMap((term) => (term.kind === 'size' ? [term.size.toLowerCase()] : []));
  const hasSize = wanted.length === 0 || product.sizes.some((size) => wanted.includes(size.toLowerCase()));
  return hasSize && terms.every((term) => isWithin(product, term));
}

/** The similar words of the last search in a list, because a listing searches it several times. */
const similarByVocabulary = new WeakMap<readonly string[], { key: string; similar: string[][] }>();

function similarOf(terms: readonly SearchTerm[], all: readonly ProductListItem[]): Map<string, string[]> {
  const words = wordsOfTerms(terms);
  const vocabulary = vocabularyOf(all);
  const key = words.join(' ');
  const cached = similarByVocabulary.get(vocabulary);
  const similar = cached?.key === key ? cached.similar : similarWords(words, vocabulary);
  similarByVocabulary.set(vocabulary, { key, similar });
  return new Map(words.map((word, index) => [word, similar[index] ?? [word]]));
}

interface SearchedProducts {
  /** Those that pass the filters. */
  candidates: readonly ProductListItem[];
  all: readonly ProductListItem[];
}

interface FoundProducts {
  products: ProductListItem[];
  outcome: SearchOutcome;
}

/** Sizes as the shop spells them, which a search can name. */
export const sizesOf = (all: readonly ProductListItem[]): string[] => [...new Set(all.flatMap(({ sizes }) => sizes))];

/** Undefined when nothing is found. */
export function searchProducts(searched: SearchedProducts, search: string): FoundProducts | undefined {
  const { terms, isForAnyone } = readTerms(search, sizesOf(searched.all));
  if (isForAnyone) return { products: ranked(searched.candidates, []), outcome: { terms, isClose: false, dropped: [] } };
  if (terms.length === 0) return undefined;
  const attempts = searchAttempts(terms);
  const productsOf = (attempt: Attempt): ProductListItem[] => {
    const words = wordsOfTerms(attempt.terms);
    const similar = attempt.isClose ? similarOf(terms, searched.all) : undefined;
    const alternatives = similar ? words.map((word) => similar.get(word) ?? [word]) : searchAlternatives(words);
    return ranked(
      searched.candidates.filter((product) => isWithinLimits(product, attempt.terms)),
      alternatives,
    );
  };
  let products: ProductListItem[] = [];
  for (let next = attempts.next(); ; next = attempts.next(products.length)) {
    if (next.done) return next.value && { products, outcome: next.value };
    products = productsOf(next.value);
  }
}
