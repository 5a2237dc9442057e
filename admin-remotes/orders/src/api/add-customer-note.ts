import { api, keys, useMutation } from '@shop/admin-kit';

export const useAddCustomerNote = (email: string) =>
  useMutation({
    mutationFn: (text: string, keyed) => api.post('/api/admin/customers/notes', { body: { email, text }, ...keyed }),
    meta: { success: 'Note added', failure: 'Failed to add the note', updates: [...keys.customers, email] },
  });
