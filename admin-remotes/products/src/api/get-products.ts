import { api, keys } from '@shop/admin-kit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

interface ProductSearch {
  /** Undefined for all products. */
  category: string | undefined;
  search: string;
}

/** The products by pages; a save refreshes all of them, because the key begins with that of the list. */
export const productPagesQuery = ({ category, search }: ProductSearch) =>
  infiniteQueryOptions({
    queryKey: [...keys.products, 'page', { category, search }],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/products/page', { query: { category, search: search || undefined, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((count, { products }) => count + products.length, 0);
      return read < last.matching ? last.products.at(-1)?.id : undefined;
    },
    placeholderData: keepPreviousData,
  });
