import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import type { ResendOrderMail } from '@shop/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

/** Starts with `keys.orders`, because every change of an order may send a mail. */
const mailsKey = (id: string) => [...keys.orders, id, 'mails'] as const;

export const orderMailsQuery = (id: string) =>
  queryOptions({
    queryKey: mailsKey(id),
    queryFn: ({ signal }) => api.get('/api/admin/orders/{id}/mails', { path: { id }, signal }),
    staleTime: 0,
  });

export function useResendMail(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ResendOrderMail, keyed) => api.post('/api/admin/orders/{id}/mails', { path: { id }, body, ...keyed }),
    onSuccess: (mails) => {
      notifySuccess('The mail goes out again');
      queryClient.setQueryData(mailsKey(id), mails);
      // A corrected address may be the order's from now on.
      return queryClient.invalidateQueries({ queryKey: keys.orders });
    },
    onError: (error) => notifyError(error, 'Failed to resend the mail'),
  });
}
