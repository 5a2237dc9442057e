import { accountQuery, api, type Keyed, keys, withConfirmation, useMutation } from '@shop/admin-kit';
import type { AdminRole } from '@shop/contract';

/** A change of an account that asks for the password if necessary. The changed account may be the own one. */
const useAccountMutation = <Input, Result>(send: (input: Input, keyed: Keyed) => Promise<Result>, success?: string) =>
  useMutation({
    mutationFn: (input: Input, keyed) => withConfirmation(() => send(input, keyed)),
    meta: { success, failure: 'Failed to change the account', invalidates: [keys.accounts, accountQuery.queryKey] },
  });

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
  useAccountMutation((_: void, keyed) => api.post('/api/admin/staff/{id}/reset-link', { path: { id }, ...keyed }));
