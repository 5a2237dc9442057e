import { api, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

const mailsKey = (id: string) => ['/api/admin/messages', id, 'mails'] as const;

/** The mail that reported the message to the shop, as a list: it is empty until the worker has tried to send it. */
export const messageMailsQuery = (id: string) =>
  queryOptions({
    queryKey: mailsKey(id),
    queryFn: ({ signal }) => api.get('/api/admin/messages/{id}/mails', { path: { id }, signal }),
    staleTime: 0,
  });

export function useResendMessageMail(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (_: void, keyed) => api.post('/api/admin/messages/{id}/mails', { path: { id }, ...keyed }),
    onSuccess: (mails) => {
      notifySuccess('The mail goes out again');
      queryClient.setQueryData(mailsKey(id), mails);
    },
    onError: (error) => notifyError(error, 'Failed to resend the mail'),
  });
}
