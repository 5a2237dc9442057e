import { api, ApiError, clearSession, messageOf, notify, readSession, storeSession, useMutation } from '@shop/admin-kit';
import type { SecondFactorChallenge, SecondStepDto } from '@shop/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface Credentials {
  username: string;
  password: string;
}

let loggedOut = false;

/** True after Logout, false after an expired session: only then does the next login return to the previous page. */
export const hasLoggedOut = (): boolean => loggedOut;

const isSecondFactor = (body: object): body is SecondFactorChallenge => 'code' in body && body.code === 'SECOND_FACTOR';

let cacheOwner: string | undefined;

/** Remembers whose data is cached: the next sign-in of another admin drops it. */
export function rememberCacheOwner(userId: string): void {
  cacheOwner = userId;
}

/** Signs in; resolves with a challenge when the account has a second factor. */
async function signIn(queryClient: QueryClient, credentials: Credentials): Promise<SecondFactorChallenge | null> {
  try {
    startSession(queryClient, await api.post('/api/admin/login', { body: credentials }));
    return null;
  } catch (error) {
    const body = error instanceof ApiError ? error.json() : {};
    if (isSecondFactor(body)) return body;
    throw error;
  }
}

/** Shows a toast; the login page redirects as soon as there is a session. */
function startSession(queryClient: QueryClient, session: Parameters<typeof storeSession>[0]): void {
  loggedOut = false;
  if (cacheOwner !== session.user.id) queryClient.clear();
  storeSession(session);
  notify({ title: 'Login successful', description: 'Welcome to the admin dashboard' });
}

const loginFailure = (error: Error) => ({ title: 'Login failed', description: messageOf(error, 'Invalid credentials') });

/** The mutation's `data` is the challenge of the second step, or null when there is a session. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => signIn(queryClient, credentials),
    meta: { failure: loginFailure },
  });
}

export type SecondStepAnswer = Pick<SecondStepDto, 'code' | 'recoveryCode' | 'passkey'>;

export function useCompleteSignIn(challenge: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: SecondStepAnswer) => api.post('/api/admin/login/second', { body: { challenge, ...answer } }),
    // A wrong code is shown at its field.
    meta: {
      failure: (error) => (error instanceof ApiError && error.code === 'WRONG_CODE' ? undefined : loginFailure(error)),
    },
    onSuccess: (session) => startSession(queryClient, session),
  });
}

/** Ends the session in the browser at once, whether or not the server can be reached. */
export function useLogout(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    // Sent before `clearSession`, because the request carries the token. A second click finds no session.
    if (readSession()) api.post('/api/admin/logout', {}).catch(() => undefined);
    loggedOut = true;
    clearSession();
    queryClient.clear();
  }, [queryClient]);
}
