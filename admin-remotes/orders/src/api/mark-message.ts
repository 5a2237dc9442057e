import { api, keys, useMutation } from '@shop/admin-kit';
import type { InboxMessage, MarkMessage } from '@shop/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { messageKey, messageListsKey } from './get-messages.ts';

type Pages = InfiniteData<InboxMessage[], string>;

interface Mark extends MarkMessage {
  id: string;
}

const sendMark = ({ id, ...body }: Mark) => api.put('/api/admin/messages/{id}', { path: { id }, body });

const MARK_EFFECTS = {
  failure: 'Failed to update message',
  updates: ({ id }: InboxMessage) => messageKey(id),
};

/** Marks a message as read or unread and updates the cached lists with the response, in which no message moves. */
export function useMarkMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendMark,
    meta: { ...MARK_EFFECTS, invalidates: [keys.messagesSummary] },
    onSuccess: (marked) => {
      queryClient.setQueriesData<Pages>(
        { queryKey: messageListsKey },
        (cached) =>
          cached && {
            ...cached,
            pages: cached.pages.map((page) => page.map((message) => (message.id === marked.id ? marked : message))),
          },
      );
    },
  });
}

const movedText = ({ archivedAt }: InboxMessage): string => (archivedAt ? 'Message archived' : 'Message is in the inbox again');

/** Moves a message between inbox and archive; the toast takes it back. */
export function useArchiveMessage() {
  const effects = { ...MARK_EFFECTS, invalidates: [keys.messagesSummary, messageListsKey] };
  const moveBack = useMutation({ mutationFn: sendMark, meta: { ...effects, success: movedText } });
  return useMutation({
    mutationFn: sendMark,
    meta: {
      ...effects,
      success: (message) => {
        const { id, read, archivedAt } = message;
        const undo = (): void => moveBack.mutate({ id, read, archived: archivedAt === null });
        return { description: movedText(message), action: { label: 'Undo', run: undo } };
      },
    },
  });
}
