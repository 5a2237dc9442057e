import { api, keys, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';

export function useAddCustomerNote(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string, keyed) => api.post('/api/admin/customers/notes', { body: { email, text }, ...keyed }),
    onSuccess: (customer) => {
      notifySuccess('Note added');
      queryClient.setQueryData([...keys.customers, email], customer);
    },
    onError: (error) => notifyError(error, 'Failed to add the note'),
  });
}
