import { api, createPasskey, secondFactorsQuery, withConfirmation, useMutation } from '@shop/admin-kit';

/** Without `failure`, the form shows the error. */
const useFactorMutation = <Input, Result>(
  send: (input: Input) => Promise<Result>,
  texts: { failure?: string; success?: string },
) =>
  useMutation({
    mutationFn: (input: Input) => withConfirmation(() => send(input)),
    meta: { ...texts, invalidates: [secondFactorsQuery.queryKey] },
  });

export const useStartTotp = () =>
  useFactorMutation(() => api.post('/api/admin/me/totp', {}), { failure: 'The set-up could not be started' });

/** Its errors belong to the field of the code. */
export const useConfirmTotp = () =>
  useFactorMutation((code: string) => api.post('/api/admin/me/totp/confirm', { body: { code } }), {});

export const useTurnOffTotp = () =>
  useFactorMutation(() => api.delete('/api/admin/me/totp', {}), {
    success: 'Authenticator app removed',
    failure: 'The authenticator app could not be removed',
  });

export const useReplaceRecoveryCodes = () =>
  useFactorMutation(() => api.post('/api/admin/me/recovery-codes', {}), { failure: 'The codes could not be replaced' });

export const useAddPasskey = () =>
  useFactorMutation(
    async (name: string) => {
      const { challenge, options } = await api.post('/api/admin/me/passkeys/options', {});
      const passkey = await createPasskey(options);
      return api.post('/api/admin/me/passkeys', { body: { challenge, name, passkey: { ...passkey } } });
    },
    { failure: 'The passkey was not added. Perhaps this device has one already, or the question was closed.' },
  );

export const useRemovePasskey = () =>
  useFactorMutation((id: string) => api.delete('/api/admin/me/passkeys/{id}', { path: { id } }), {
    success: 'Passkey removed',
    failure: 'The passkey could not be removed',
  });
