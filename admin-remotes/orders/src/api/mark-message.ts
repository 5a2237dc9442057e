import { api, notifyError } from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { messagesKey } from './get-messages.ts';

type Pages = InfiniteData<InboxMessage[], string>;

/** Marks a message as read or unread and updates the cached list with the response. */
export function useMarkMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      api.put('/api/admin/messages/{id}', { path: { id }, body: { read } }),
    onSuccess: (marked) =>
      queryClient.setQueryData<Pages>(
        messagesKey,
        (cached) =>
          cached && {
            ...cached,
            pages: cached.pages.map((page) => page.map((message) => (message.id === marked.id ? marked : message))),
          },
      ),
    onError: (error) => notifyError(error, 'Failed to update message'),
  });
}
