import { ownValue } from '@shop/contract';

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

const STOCK_FILTERS = ['low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

const STATE_FILTERS = ['draft', 'waiting'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const SORT_LABELS = {
  newest: 'Newest first',
  name: 'Name',
  'price-asc': 'Lowest price',
  'price-desc': 'Highest price',
  'stock-asc': 'Least stock',
  'stock-desc': 'Most stock',
} as const;
export type ProductSort = keyof typeof SORT_LABELS;

const VIEWS = ['cards', 'list'] as const;
export type ProductView = (typeof VIEWS)[number];

/** What is left out of the address. A view is not: the one that an address without it shows depends on the browser. */
const DEFAULTS: Readonly<Record<string, string>> = { category: ALL, sort: 'newest' };

/** What the list shows; part of the address, so that reload, Back and a copied link show the same products. */
export interface ProductSelection {
  /** The key of a `ProductFilter`. */
  category: string;
  search: string;
  stock: StockFilter | undefined;
  state: StateFilter | undefined;
  sort: ProductSort;
  view: ProductView;
}

/** Reads the address; unknown values count as not set. `usualView` is that of an address without one. */
export function parseSelection(params: URLSearchParams, usualView: ProductView): ProductSelection {
  const stock = STOCK_FILTERS.find((filter) => filter === params.get('stock'));
  const sort = params.get('sort') ?? '';
  return {
    category: params.get('category') ?? ALL,
    search: params.get('search') ?? '',
    stock,
    state: STATE_FILTERS.find((filter) => filter === params.get('state')),
    sort: Object.hasOwn(SORT_LABELS, sort) ? (sort as ProductSort) : 'newest',
    view: VIEWS.find((view) => view === params.get('view')) ?? usualView,
  };
}

/** The address of a changed selection; what is not set is left out. */
export function withSelection(params: URLSearchParams, field: keyof ProductSelection, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '' || value === ownValue(DEFAULTS, field)) next.delete(field);
  else next.set(field, value);
  return next;
}
