import { api } from '@shop/admin-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The server's page size; a shorter page is the last one. */
const PAGE_SIZE = 200;

export const messagesKey = ['/api/admin/messages'] as const;

/** The messages of the contact form, newest first, page by page. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: messagesKey,
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/admin/messages', { query: pageParam === '' ? {} : { before: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
});
