import { api, keys } from '@shop/admin-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { MediaCriteria } from '../rules/media-criteria.ts';

/** The files that match, newest first, page by page. Never cached: the worker changes their state. */
export const mediaQuery = ({ filter, kind }: MediaCriteria) =>
  infiniteQueryOptions({
    queryKey: [...keys.media, filter, kind],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/media', {
        query: { filter, ...(kind === 'all' ? {} : { kind }), ...(pageParam === '' ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, files }) => (hasMore ? files.at(-1)?.name : undefined),
    staleTime: 0,
  });
