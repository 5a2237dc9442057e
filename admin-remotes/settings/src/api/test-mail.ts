import { api, keys, notify, notifyError, notifySuccess, useMutation } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';

export const useSendTestMail = () =>
  useMutation({
    mutationFn: (_: void, keyed) => api.post('/api/admin/settings/test-mail', { ...keyed }),
    onSuccess: ({ to, transport }) => {
      if (transport === 'smtp') notifySuccess(`Test mail sent to ${to.join(', ')}. Use the button in it when it arrives.`);
      else
        notify({
          title: 'No mail was sent',
          description: 'This shop has no mail server: set SMTP_URL on the server. The mail was written to a file.',
          destructive: true,
        });
    },
    onError: (error) => notifyError(error, 'Failed to send the test mail'),
  });

/** Called by the link in the test mail. */
export function useConfirmTestMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post('/api/admin/settings/test-mail/{id}/arrived', { path: { id } }),
    onSuccess: async () => {
      notifySuccess('The test mail has arrived');
      // The first answer may still be on its way, read before the mail arrived; invalidating alone would wait for it.
      await queryClient.cancelQueries({ queryKey: keys.opening });
      return queryClient.invalidateQueries({ queryKey: keys.opening });
    },
    onError: (error) => notifyError(error, 'Failed to confirm the test mail'),
  });
}
