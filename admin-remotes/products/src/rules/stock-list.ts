export const STOCK_LIST_FILTERS = ['out', 'low'] as const;
export type StockListFilter = (typeof STOCK_LIST_FILTERS)[number];

/** Undefined for an address without a filter, or with an unknown one. */
export const stockFilterOf = (params: URLSearchParams): StockListFilter | undefined =>
  STOCK_LIST_FILTERS.find((filter) => filter === params.get('filter'));

/** What an empty list says. */
export const EMPTY_STOCK: Readonly<Record<StockListFilter | 'all', string>> = {
  all: 'No products match your search',
  out: 'No size is sold out',
  low: 'No size is low',
};
