import { api, keys, useMutation } from '@shop/admin-kit';

export const useSendTestMail = () =>
  useMutation({
    mutationFn: (_: void, keyed) => api.post('/api/admin/settings/test-mail', { ...keyed }),
    meta: {
      success: ({ to, transport }) =>
        transport === 'smtp'
          ? `Test mail sent to ${to.join(', ')}. Use the button in it when it arrives.`
          : {
              title: 'No mail was sent',
              description: 'This shop has no mail server: set SMTP_URL on the server. The mail was written to a file.',
              destructive: true,
            },
      failure: 'Failed to send the test mail',
    },
  });

/** Called by the link in the test mail. */
export const useConfirmTestMail = () =>
  useMutation({
    mutationFn: (id: string) => api.post('/api/admin/settings/test-mail/{id}/arrived', { path: { id } }),
    meta: {
      success: 'The test mail has arrived',
      failure: 'Failed to confirm the test mail',
      invalidates: [keys.opening],
    },
  });
