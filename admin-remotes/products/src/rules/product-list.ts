import type { AdminProduct } from '@shop/contract';

export const ALL = 'all';
/** The filter of products whose category was deleted. */
const UNCATEGORIZED = 'none';

export interface ProductFilter {
  key: string;
  label: string;
  count: number;
}

/** All Products, each category with its count, and Uncategorized unless it is empty. */
export function productFilters(
  products: readonly AdminProduct[],
  categories: readonly { id: string; name: string }[],
): ProductFilter[] {
  const count = (key: string): number => products.filter((product) => isInFilter(product, key)).length;
  const all: ProductFilter = { key: ALL, label: 'All Products', count: products.length };
  const uncategorized: ProductFilter = { key: UNCATEGORIZED, label: 'Uncategorized', count: count(UNCATEGORIZED) };
  return [
    all,
    ...categories.map(({ id, name }) => ({ key: id, label: name, count: count(id) })),
    ...(uncategorized.count > 0 ? [uncategorized] : []),
  ];
}

export function isInFilter(product: AdminProduct, key: string): boolean {
  if (key === ALL) return true;
  return key === UNCATEGORIZED ? product.categoryId === null : product.categoryId === key;
}

/** Whether the name or the artist contains every word of the search, ignoring case. */
export function matchesSearch(product: AdminProduct, search: string): boolean {
  const text = `${product.name} ${product.artist?.name ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
