import { api, keys, useMutation } from '@shop/admin-kit';
import type { InboxMessage, MarkMessage } from '@shop/contract';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
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

/** Updates the cached lists with a message that has changed; none moves. */
export function replaceInLists(queryClient: QueryClient, changed: InboxMessage): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: messageListsKey },
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => page.map((message) => (message.id === changed.id ? changed : message))),
      },
  );
}

/** Marks a message as read or unread. */
export function useMarkMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendMark,
    meta: { ...MARK_EFFECTS, invalidates: [keys.messagesSummary] },
    onSuccess: (marked) => replaceInLists(queryClient, marked),
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
