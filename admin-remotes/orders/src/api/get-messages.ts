import { api } from '@shop/admin-kit';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { folderOf, type MessageFilter } from '../rules/messages/message-filter.ts';

/** The server's page size; a shorter page is the last one. */
const PAGE_SIZE = 200;

/** The prefix of every query of messages. */
export const messagesKey = ['/api/admin/messages'] as const;

/** The prefix of all lists. */
export const messageListsKey = [...messagesKey, 'list'] as const;

export const messageKey = (id: string) => [...messagesKey, id] as const;

/** The messages of the contact form, newest first, page by page. */
export const messagesQuery = (filter: MessageFilter) => {
  const asked = { search: filter.search || undefined, folder: folderOf(filter) };
  return infiniteQueryOptions({
    queryKey: [...messageListsKey, asked],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/admin/messages', { query: { ...asked, before: pageParam === '' ? undefined : pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
};

/** A message that is not among those of the list. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: messageKey(id),
    queryFn: ({ signal }) => api.get('/api/admin/messages/{id}', { path: { id }, signal }),
  });
