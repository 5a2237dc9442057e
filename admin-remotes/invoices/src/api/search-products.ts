import { api, keys } from '@shop/admin-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const MAX_SUGGESTIONS = 50;

/** The newest products whose name or artist matches; without a search the newest of all. */
export const productSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...keys.products, 'suggestions', search],
    queryFn: ({ signal }) =>
      api.get('/api/admin/products/page', { query: { search: search || undefined, limit: MAX_SUGGESTIONS }, signal }),
    placeholderData: keepPreviousData,
  });
