import { api, clearSession, messageOf, notify, storeSession } from '@shop/admin-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface Credentials {
  username: string;
  password: string;
}

let loggedOut = false;

/** True after Logout, false after an expired session: only then does the next login return to the previous page. */
export const hasLoggedOut = (): boolean => loggedOut;

async function signIn(credentials: Credentials): Promise<void> {
  const session = await api.post('/api/admin/login', { body: credentials });
  loggedOut = false;
  storeSession(session);
}

/** Signs in and shows a toast; the login page redirects as soon as there is a session. */
export function useSignIn() {
  return useMutation({
    mutationFn: signIn,
    onSuccess: () => notify({ title: 'Login successful', description: 'Welcome to the admin dashboard' }),
    onError: (error) =>
      notify({ title: 'Login failed', description: messageOf(error, 'Invalid credentials'), destructive: true }),
  });
}

/** Ends the session in the browser at once, whether or not the server can be reached. */
export function useLogout(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    // Sent before `clearSession`, because the request carries the token.
    api.post('/api/admin/logout', {}).catch(() => undefined);
    loggedOut = true;
    clearSession();
    queryClient.clear();
  }, [queryClient]);
}
