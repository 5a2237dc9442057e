import type { ProductListItem } from '@shop/contract';

const ACCENTS = /[\u0300-\u036f]/g;
const WORD_BREAKS = /[^a-z0-9]+/;

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

function wordsOf(text: string): string[] {
  return normalize(text).split(WORD_BREAKS).filter(Boolean);
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

/** Products that contain every word or a similar one: "hoddie" finds hoodies. */
export function closeMatches(products: readonly ProductListItem[], search: string): ProductListItem[] {
  const words = wordsOf(search);
  const vocabulary = new Set(products.flatMap((product) => textOf(product).split(WORD_BREAKS)));
  const alternatives = words.map((word) => [
    word,
    ...[...vocabulary].filter((known) => isWithinEditDistance(word, known, maxEdits(word))),
  ]);
  return products.filter((product) => alternatives.every((similar) => similar.some((word) => textOf(product).includes(word))));
}
