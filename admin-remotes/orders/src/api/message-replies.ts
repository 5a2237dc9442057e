import { api, keys, useMutation } from '@shop/admin-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { messageKey, messageListsKey } from './get-messages.ts';
import { replaceInLists } from './mark-message.ts';

const repliesKey = (id: string) => [...messageKey(id), 'replies'] as const;

/** What staff have answered, oldest first. */
export const repliesQuery = (id: string) =>
  queryOptions({
    queryKey: repliesKey(id),
    queryFn: ({ signal }) => api.get('/api/admin/messages/{id}/replies', { path: { id }, signal }),
    staleTime: 0,
  });

/** The emails with the replies; one is missing until the worker has tried to send it. */
export const replyMailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...messageKey(id), 'mails', 'replies'],
    queryFn: ({ signal }) => api.get('/api/admin/messages/{id}/mails/replies', { path: { id }, signal }),
    staleTime: 0,
  });

interface Reply {
  text: string;
  lastReplyId: string | null;
}

export const useSendReply = (id: string) =>
  useMutation({
    mutationFn: (body: Reply, keyed) => api.post('/api/admin/messages/{id}/replies', { path: { id }, body, ...keyed }),
    meta: {
      success: 'Reply sent',
      failure: 'Failed to send the reply',
      updates: repliesKey(id),
      invalidates: [messageListsKey, messageKey(id), keys.messagesSummary],
    },
  });

/** Tells the others that this admin writes a reply. It says nothing when that fails: the reply can be sent all the same. */
export function useAnswering() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answering }: { id: string; answering: boolean }) =>
      api.put('/api/admin/messages/{id}/answering', { path: { id }, body: { answering } }),
    scope: { id: 'answering' },
    onSuccess: (message) => replaceInLists(queryClient, message),
  });
}

const answersKey = ['/api/admin/saved-answers'] as const;

/** The texts that staff keep for replies. */
export const savedAnswersQuery = queryOptions({
  queryKey: answersKey,
  queryFn: ({ signal }) => api.get('/api/admin/saved-answers', { signal }),
});

export const useSaveAnswer = () =>
  useMutation({
    mutationFn: (text: string, keyed) => api.post('/api/admin/saved-answers', { body: { text }, ...keyed }),
    meta: { success: 'Answer saved', failure: 'Failed to save the answer', updates: answersKey },
  });

export const useDeleteAnswer = () =>
  useMutation({
    mutationFn: (id: string) => api.delete('/api/admin/saved-answers/{id}', { path: { id } }),
    meta: { success: 'Answer deleted', failure: 'Failed to delete the answer', updates: answersKey },
  });
