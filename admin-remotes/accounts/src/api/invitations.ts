import { api, keys, notifyError, notifySuccess, withConfirmation, useMutation } from '@shop/admin-kit';
import type { AdminRole } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

export interface NewAdmin {
  username: string;
  email?: string;
  role: AdminRole;
}

/** Resolves with the link that the new admin opens; it cannot be read again. */
export function useInviteAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ username, email, role }: NewAdmin, keyed) =>
      withConfirmation(() =>
        api.post('/api/admin/staff/invitations', { body: { username, role, ...(email ? { email } : {}) }, ...keyed }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.accounts }),
  });
}

export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withConfirmation(() => api.delete('/api/admin/staff/invitations/{id}', { path: { id } })),
    onSuccess: () => notifySuccess('Invitation withdrawn'),
    onError: (error) => notifyError(error, 'Failed to withdraw the invitation'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.accounts }),
  });
}
