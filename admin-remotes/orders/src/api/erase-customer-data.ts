import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { erasedText } from '../rules/erased-text.ts';
import { messagesKey } from './get-messages.ts';

/** Erases an email address from finished orders, with its messages and notes. */
export function useEraseCustomerData() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [keys.customers, keys.orders, messagesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
    );
  return useMutation({
    mutationFn: (email: string) => api.post('/api/admin/customers/erase', { body: { email } }),
    onSuccess: (erased) => {
      notifySuccess(erasedText(erased));
      return refresh();
    },
    onError: (error) => {
      notifyError(error, 'Failed to erase the customer');
      // Some orders may be erased already.
      return refresh();
    },
  });
}
