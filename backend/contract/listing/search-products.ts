import { DESCRIBING_TEXT_NAMES } from '../product-fields.js';
import type { ProductListItem } from '../schema.js';
import { foldName, foldText, hasWordStart, SEARCH_WEIGHTS, searchAlternatives, similarWords, wordsOf } from '../search.js';

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

/** The best matches first; of equally good ones, the sold-out products last. */
function ranked(products: readonly ProductListItem[], words: readonly string[][]): ProductListItem[] {
  if (words.length === 0) return [];
  return products
    .map((product) => ({ product, score: scoreOf(product, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Number(b.product.inStock) - Number(a.product.inStock))
    .map(({ product }) => product);
}

/** Products that have every word, or a synonym of it, in their name, category, artist or description. */
export function searchProducts(products: readonly ProductListItem[], search: string): ProductListItem[] {
  return ranked(products, searchAlternatives(search));
}

/** Products among `candidates` that have every word or a similar one of `all`: "hoddie" finds hoodies. */
export function closeMatches(
  candidates: readonly ProductListItem[],
  search: string,
  all: readonly ProductListItem[],
): ProductListItem[] {
  return ranked(candidates, similarWords(search, vocabularyOf(all)));
}
