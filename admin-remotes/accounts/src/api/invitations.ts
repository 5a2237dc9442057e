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

export const useWithdrawLink = () =>
  useMutation({
    mutationFn: (id: string) => withConfirmation(() => api.delete('/api/admin/staff/invitations/{id}', { path: { id } })),
    meta: {
      success: 'Link withdrawn',
      failure: 'Failed to withdraw the link',
      invalidates: [keys.accounts],
    },
  });
