import { accountQuery, api, type Keyed, keys, notifyError, notifySuccess, withConfirmation, useMutation } from '@shop/admin-kit';
import type { AdminRole } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';

/** A change of the account `id` that asks for the password if necessary and reads the list again. */
function useAccountMutation<Input, Result>(send: (input: Input, keyed: Keyed) => Promise<Result>, done: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input, keyed) => withConfirmation(() => send(input, keyed)),
    onSuccess: () => done !== null && notifySuccess(done),
    onError: (error) => notifyError(error, 'Failed to change the account'),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.accounts });
      // The changed account may be the own one.
      await queryClient.invalidateQueries(accountQuery);
    },
  });
}

export const useChangeRole = (id: string) =>
  useAccountMutation(
    (role: AdminRole) => api.put('/api/admin/staff/{id}/role', { path: { id }, body: { role } }),
    'Role changed',
  );

export const useDisableAccount = (id: string) =>
  useAccountMutation(() => api.post('/api/admin/staff/{id}/disable', { path: { id } }), 'Account disabled and signed out');

export const useEnableAccount = (id: string) =>
  useAccountMutation(() => api.post('/api/admin/staff/{id}/enable', { path: { id } }), 'Account enabled');

export const useEndSignIns = (id: string) =>
  useAccountMutation(() => api.post('/api/admin/staff/{id}/end-sign-ins', { path: { id } }), 'Signed out everywhere');

export const useCreateResetLink = (id: string) =>
  useAccountMutation((_: void, keyed) => api.post('/api/admin/staff/{id}/reset-link', { path: { id }, ...keyed }), null);
