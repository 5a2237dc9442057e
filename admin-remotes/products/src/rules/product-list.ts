export const ALL = 'all';
/** The filter of products whose category was deleted. */
export const UNCATEGORIZED = 'none';

export interface ProductFilter {
  key: string;
  label: string;
  count: number;
}

interface Counts {
  total: number;
  uncategorized: number;
}

/** All Products, each category with its count, and Uncategorized unless it is empty. */
export function productFilters(
  { total, uncategorized }: Counts,
  categories: readonly { id: string; name: string; productCount: number }[],
): ProductFilter[] {
  return [
    { key: ALL, label: 'All Products', count: total },
    ...categories.map(({ id, name, productCount }) => ({ key: id, label: name, count: productCount })),
    ...(uncategorized > 0 ? [{ key: UNCATEGORIZED, label: 'Uncategorized', count: uncategorized }] : []),
  ];
}
