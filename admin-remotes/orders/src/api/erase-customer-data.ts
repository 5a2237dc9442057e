import { api, keys, useMutation } from '@shop/admin-kit';
import { erasedText } from '../rules/erased-text.ts';
import { messagesKey } from './get-messages.ts';

/** Erases an email address from finished orders, with its messages and notes. */
export const useEraseCustomerData = () =>
  useMutation({
    mutationFn: (email: string) => api.post('/api/admin/customers/erase', { body: { email } }),
    meta: {
      success: erasedText,
      failure: 'Failed to erase the customer',
      invalidates: [keys.customers, keys.orders, messagesKey],
    },
  });
