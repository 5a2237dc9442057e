import { api } from '@shop/admin-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The server's page: fewer messages than this means there are no older ones. */
const PAGE_SIZE = 200;

export const messagesKey = ['/api/admin/messages'] as const;

/** What visitors wrote, newest first, a page at a time. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: messagesKey,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/messages', { query: pageParam === '' ? {} : { before: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
});
