import {
  api,
  createPasskey,
  notifyError,
  notifySuccess,
  secondFactorsQuery,
  withConfirmation,
  useMutation,
} from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';

function useFactorMutation<Input, Result>(send: (input: Input) => Promise<Result>, failure: string, done?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withConfirmation(() => send(input)),
    onSuccess: () => done !== undefined && notifySuccess(done),
    onError: (error) => notifyError(error, failure),
    onSettled: () => queryClient.invalidateQueries(secondFactorsQuery),
  });
}

export const useStartTotp = () => useFactorMutation(() => api.post('/api/admin/me/totp', {}), 'The set-up could not be started');

/** Its errors belong to the field of the code. */
export function useConfirmTotp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => withConfirmation(() => api.post('/api/admin/me/totp/confirm', { body: { code } })),
    onSuccess: () => queryClient.invalidateQueries(secondFactorsQuery),
  });
}

export const useTurnOffTotp = () =>
  useFactorMutation(
    () => api.delete('/api/admin/me/totp', {}),
    'The authenticator app could not be removed',
    'Authenticator app removed',
  );

export const useReplaceRecoveryCodes = () =>
  useFactorMutation(() => api.post('/api/admin/me/recovery-codes', {}), 'The codes could not be replaced');

export const useAddPasskey = () =>
  useFactorMutation(async (name: string) => {
    const { challenge, options } = await api.post('/api/admin/me/passkeys/options', {});
    const passkey = await createPasskey(options);
    return api.post('/api/admin/me/passkeys', { body: { challenge, name, passkey: { ...passkey } } });
  }, 'The passkey was not added. Perhaps this device has one already, or the question was closed.');

export const useRemovePasskey = () =>
  useFactorMutation(
    (id: string) => api.delete('/api/admin/me/passkeys/{id}', { path: { id } }),
    'The passkey could not be removed',
    'Passkey removed',
  );
