import { api, keys, withConfirmation, useMutation } from '@shop/admin-kit';
import type { AdminRole } from '@shop/contract';

export interface NewAdmin {
  username: string;
  email?: string;
  role: AdminRole;
}

/** Resolves with the link that the new admin opens; it cannot be read again. */
export const useInviteAdmin = () =>
  useMutation({
    mutationFn: ({ username, email, role }: NewAdmin, keyed) =>
      withConfirmation(() =>
        api.post('/api/admin/staff/invitations', { body: { username, role, ...(email ? { email } : {}) }, ...keyed }),
      ),
    meta: { invalidates: [keys.accounts] },
  });

export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: (id: string) => withConfirmation(() => api.delete('/api/admin/staff/invitations/{id}', { path: { id } })),
    meta: {
      success: 'Invitation withdrawn',
      failure: 'Failed to withdraw the invitation',
      invalidates: [keys.accounts],
    },
  });
