import { foldText, searchWords, similarWords, wordsOf, type ProductListItem } from '@shop/contract';

/** Cached, because the search runs at every keystroke. */
const textByProduct = new WeakMap<ProductListItem, string>();

function textOf(product: ProductListItem): string {
  const cached = textByProduct.get(product);
  if (cached !== undefined) return cached;
  const text = foldText([product.name, product.description, product.artist?.name, product.category?.name].join(' '));
  textByProduct.set(product, text);
  return text;
}

/** Cached for as long as the list, because building it reads the text of every product. */
const vocabularyByList = new WeakMap<readonly ProductListItem[], readonly string[]>();

function vocabularyOf(products: readonly ProductListItem[]): readonly string[] {
  const cached = vocabularyByList.get(products);
  if (cached) return cached;
  const vocabulary = [...new Set(products.flatMap((product) => wordsOf(textOf(product))))];
  vocabularyByList.set(products, vocabulary);
  return vocabulary;
}

/** Products whose name, description, artist and category together contain every word. */
export function searchProducts(products: readonly ProductListItem[], search: string): ProductListItem[] {
  const words = searchWords(search);
  return products.filter((product) => words.every((word) => textOf(product).includes(word)));
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
