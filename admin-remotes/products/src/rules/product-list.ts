import type { AdminProduct } from '@shop/contract';

export const ALL = 'all';
/** Products whose category was deleted. */
export const UNCATEGORIZED = 'none';

export interface ProductFilter {
  key: string;
  label: string;
  count: number;
}

/** All Products, then every category with its count; Uncategorized only when there is something in it. */
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

/** Products whose name or artist holds every word, in any case. */
export function matches(product: AdminProduct, search: string): boolean {
  const text = `${product.name} ${product.artist?.name ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
