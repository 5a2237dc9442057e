import { api, keys, useMutation } from '@shop/admin-kit';
import type { ResendOrderMail } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';

/** Starts with `keys.orders`, because every change of an order may send a mail. */
const mailsKey = (id: string) => [...keys.orders, id, 'mails'] as const;

export const orderMailsQuery = (id: string) =>
  queryOptions({
    queryKey: mailsKey(id),
    queryFn: ({ signal }) => api.get('/api/admin/orders/{id}/mails', { path: { id }, signal }),
    staleTime: 0,
  });

export const useResendMail = (id: string) =>
  useMutation({
    mutationFn: (body: ResendOrderMail, keyed) => api.post('/api/admin/orders/{id}/mails', { path: { id }, body, ...keyed }),
    meta: {
      success: 'The mail goes out again',
      failure: 'Failed to resend the mail',
      updates: mailsKey(id),
      // A corrected address may be the order's from now on.
      invalidates: [keys.orders],
    },
  });
