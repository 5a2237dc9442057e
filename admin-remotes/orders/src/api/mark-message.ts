import { api, notifyError } from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { messagesKey } from './get-messages.ts';

type Pages = InfiniteData<InboxMessage[], string>;

/** Marks a message as read or unread; the list holds the server's answer without being read again. */
export function useMarkMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      api.put('/api/admin/messages/{id}', { path: { id }, body: { read } }),
    onSuccess: (marked) =>
      queries.setQueryData<Pages>(
        messagesKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => page.map((message) => (message.id === marked.id ? marked : message))),
          },
      ),
    onError: (error) => notifyError(error, 'Failed to update message'),
  });
}
