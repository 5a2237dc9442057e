import { api, keys } from '@shop/admin-kit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ProductSort, StateFilter, StockFilter } from '../rules/product-list.ts';

interface ProductSearch {
  /** Undefined for all products. */
  category: string | undefined;
  search: string;
  stock: StockFilter | undefined;
  state: StateFilter | undefined;
  sort: ProductSort;
}

/** The products by pages; a save refreshes all of them, because the key begins with that of the list. */
export const productPagesQuery = ({ category, search, stock, state, sort }: ProductSearch) =>
  infiniteQueryOptions({
    queryKey: [...keys.products, 'page', { category, search, stock, state, sort }],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/products/page', {
        query: { category, search: search || undefined, stock, state, sort, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((count, { products }) => count + products.length, 0);
      return read < last.matching ? last.products.at(-1)?.id : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** A product that is not among those of the list. */
export const readProduct = (id: string, signal: AbortSignal) => api.get('/api/admin/products/{id}', { path: { id }, signal });
