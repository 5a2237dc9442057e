import type { ApiClient, ListingCriteria, ProductListItem } from '@shop/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** How many products are rendered at first, and added at a time. */
export const LISTING_BATCH_SIZE = 24;

/** The list of all products. */
export function productsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/products'],
    queryFn: (): Promise<ProductListItem[]> => api.get('/api/products', { query: {} }),
  });
}

/** Without the values that mean no filter. */
function queryOf({ category, filter, size, color, artist, availability, sort, search }: Omit<ListingCriteria, 'after'>) {
  return {
    category,
    filter,
    size: size === 'all' ? undefined : size,
    color: color === 'all' ? undefined : color,
    artist: artist === 'all' ? undefined : artist,
    availability: availability === 'all' ? undefined : availability,
    sort: sort === 'newest' ? undefined : sort,
    search,
  };
}

/** The products that match the criteria, by pages of the server. */
export function listingQuery(api: ApiClient, { after: firstAfter, ...criteria }: ListingCriteria) {
  return infiniteQueryOptions({
    queryKey: ['/api/products/listing', criteria, firstAfter],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/products/listing', {
        query: {
          ...queryOf(criteria),
          limit: LISTING_BATCH_SIZE,
          after: pageParam,
        },
        signal,
      }),
    initialPageParam: firstAfter,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((count, { products }) => count + products.length, 0);
      return read < last.matching ? last.products.at(-1)?.id : undefined;
    },
  });
}
