import { api, messageOf, notify, storeSession } from '@shop/admin-kit';
import { useMutation } from '@tanstack/react-query';
import { departure } from './logout.ts';

export interface Credentials {
  username: string;
  password: string;
}

async function signIn(credentials: Credentials): Promise<void> {
  const session = await api.post('/api/admin/login', { body: credentials });
  departure.meant = false;
  storeSession(session);
}

/** Signs in and says how it went; the login page moves on by itself when there is a session. */
export function useSignIn() {
  return useMutation({
    mutationFn: signIn,
    onSuccess: () => notify({ title: 'Login successful', description: 'Welcome to the admin dashboard' }),
    onError: (error) =>
      notify({ title: 'Login failed', description: messageOf(error, 'Invalid credentials'), destructive: true }),
  });
}
