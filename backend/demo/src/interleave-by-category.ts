import type { CatalogProduct } from './catalog.js';

/** Takes one product of each category in turn, so that a shopper who scrolls through all products sees every category early. */
export function interleaveByCategory(products: readonly CatalogProduct[]): CatalogProduct[] {
  const counts = new Map<string, number>();
  const ranked = products.map((product, index) => {
    const rank = counts.get(product.category) ?? 0;
    counts.set(product.category, rank + 1);
    return { product, rank, index };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).map((entry) => entry.product);
}
