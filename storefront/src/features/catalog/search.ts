import type { ProductListItem } from '@shop/contract';

const ACCENTS = /[\u0300-\u036f]/g;
const WORD_BREAKS = /[^a-z0-9]+/;
const MAX_WORDS = 8;
/** Bounds the time that a search without exact hits may take, whatever its words and however many products there are. */
const MAX_COMPARISONS = 20_000;

/** "Café" -> "cafe" */
function normalize(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
}

/** Cached, because the search runs at every keystroke. */
const textByProduct = new WeakMap<ProductListItem, string>();

function textOf(product: ProductListItem): string {
  const cached = textByProduct.get(product);
  if (cached !== undefined) return cached;
  const text = normalize([product.name, product.description, product.artist?.name, product.category?.name].join(' '));
  textByProduct.set(product, text);
  return text;
}

function wordsOf(search: string): string[] {
  return [...new Set(normalize(search).split(WORD_BREAKS))].filter(Boolean).slice(0, MAX_WORDS);
}

/** Cached for as long as the list, because building it reads the text of every product. */
const vocabularyByList = new WeakMap<readonly ProductListItem[], readonly string[]>();

function vocabularyOf(products: readonly ProductListItem[]): readonly string[] {
  const cached = vocabularyByList.get(products);
  if (cached) return cached;
  const vocabulary = [...new Set(products.flatMap((product) => textOf(product).split(WORD_BREAKS)))];
  vocabularyByList.set(products, vocabulary);
  return vocabulary;
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

/** Products whose name, description, artist and category together contain every word. */
export function searchProducts(products: readonly ProductListItem[], search: string): ProductListItem[] {
  const words = wordsOf(search);
  return products.filter((product) => words.every((word) => textOf(product).includes(word)));
}

/** The searched words, each with the similar words of the vocabulary. */
export function similarWords(
  search: string,
  vocabulary: readonly string[],
  isSimilar: typeof isWithinEditDistance = isWithinEditDistance,
): string[][] {
  let comparisons = 0;
  return wordsOf(search).map((word) => {
    const limit = maxEdits(word);
    const similar = vocabulary.filter((known) => {
      if (Math.abs(known.length - word.length) > limit || comparisons >= MAX_COMPARISONS) return false;
      comparisons += 1;
      return isSimilar(word, known, limit);
    });
    return [word, ...similar];
  });
}

/** Products among `candidates` that contain every word or a similar one of `all`: "hoddie" finds hoodies. */
export function closeMatches(
  candidates: readonly ProductListItem[],
  search: string,
  all: readonly ProductListItem[],
): ProductListItem[] {
  const alternatives = similarWords(search, vocabularyOf(all));
  return candidates.filter((product) => alternatives.every((similar) => similar.some((word) => textOf(product).includes(word))));
}
