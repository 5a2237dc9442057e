import { api, useMutation } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';

const mailsKey = (id: string) => ['/api/admin/messages', id, 'mails'] as const;

/** The mail that reported the message to the shop, as a list: it is empty until the worker has tried to send it. */
export const messageMailsQuery = (id: string) =>
  queryOptions({
    queryKey: mailsKey(id),
    queryFn: ({ signal }) => api.get('/api/admin/messages/{id}/mails', { path: { id }, signal }),
    staleTime: 0,
  });

export const useResendMessageMail = (id: string) =>
  useMutation({
    mutationFn: (_: void, keyed) => api.post('/api/admin/messages/{id}/mails', { path: { id }, ...keyed }),
    meta: { success: 'The mail goes out again', failure: 'Failed to resend the mail', updates: mailsKey(id) },
  });
