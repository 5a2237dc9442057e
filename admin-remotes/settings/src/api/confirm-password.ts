import { api, useMutation } from '@shop/admin-kit';

/** Proves for ten minutes who is at the screen. 403 for a wrong password, 429 after too many. */
export const useConfirmPassword = () =>
  useMutation({ mutationFn: (password: string) => api.post('/api/admin/me/confirm', { body: { password } }) });
