import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { InboxMessage, MarkMessage } from '@shop/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { messageKey, messageListsKey } from './get-messages.ts';

type Pages = InfiniteData<InboxMessage[], string>;

interface Mark extends MarkMessage {
  id: string;
}

function useSendMark(onMarked: (marked: InboxMessage) => Promise<void> | void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Mark) => api.put('/api/admin/messages/{id}', { path: { id }, body }),
    onSuccess: (marked) => {
      void queryClient.invalidateQueries({ queryKey: keys.messagesSummary });
      return onMarked(marked);
    },
    onError: (error) => notifyError(error, 'Failed to update message'),
  });
}

/** Marks a message as read or unread and updates the cached lists with the response, in which no message moves. */
export function useMarkMessage() {
  const queryClient = useQueryClient();
  return useSendMark((marked) => {
    queryClient.setQueryData(messageKey(marked.id), marked);
    queryClient.setQueriesData<Pages>(
      { queryKey: messageListsKey },
      (cached) =>
        cached && {
          ...cached,
          pages: cached.pages.map((page) => page.map((message) => (message.id === marked.id ? marked : message))),
        },
    );
  });
}

/** Moves a message between inbox and archive; the toast takes it back. */
export function useArchiveMessage() {
  const queryClient = useQueryClient();
  const moved = (message: InboxMessage, undo?: () => void): Promise<void> => {
    notifySuccess(
      message.archivedAt ? 'Message archived' : 'Message is in the inbox again',
      undo && { label: 'Undo', run: undo },
    );
    queryClient.setQueryData(messageKey(message.id), message);
    return queryClient.invalidateQueries({ queryKey: messageListsKey });
  };
  const moveBack = useSendMark((message) => moved(message));
  return useSendMark((message) => {
    const { id, read, archivedAt } = message;
    return moved(message, () => moveBack.mutate({ id, read, archived: archivedAt === null }));
  });
}
