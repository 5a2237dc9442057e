import { api, clearSession, Spin, useSession, useUnsavedInput } from '@shop/admin-kit';
import { ApiError } from '@shop/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasLoggedOut, rememberCacheOwner } from './auth-actions.ts';
import { SignInAgain } from './sign-in-again.tsx';
import styles from '../styles/login.module.css';

/**
 * Renders the admin if the server accepts the stored session, otherwise redirects to the login page. A session that ends over
 * unsaved input keeps the page mounted behind a sign-in; another admin who signs in there gets a fresh page.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const unsaved = useUnsavedInput();
  const [user, setUser] = useState(session?.user);
  const [discarded, setDiscarded] = useState(false);
  if (session && session.user.id !== user?.id) setUser(session.user);
  const check = useQuery({
    queryKey: ['/api/admin/me', session?.token],
    queryFn: ({ signal }) => api.get('/api/admin/me', { signal }),
    enabled: session !== null,
    placeholderData: keepPreviousData,
  });
  const forbidden = check.error instanceof ApiError && check.error.status === 403;
  useEffect(() => {
    if (forbidden) clearSession();
  }, [forbidden]);
  useEffect(() => {
    if (user) rememberCacheOwner(user.id);
  }, [user]);
  const keepsInput = unsaved && !discarded && !hasLoggedOut();
  if (!session && !keepsInput) {
    const from = `${location.pathname}${location.search}${location.hash}`;
    return <Navigate to="/login" replace state={hasLoggedOut() ? null : { from }} />;
  }
  // An unreachable server does not redirect: each section shows its own error.
  if (check.isPending || forbidden) return <Loading />;
  return (
    <>
      <Fragment key={user?.id}>{children}</Fragment>
      {!session && <SignInAgain username={user?.username} onDiscard={() => setDiscarded(true)} />}
    </>
  );
}

export function Loading() {
  return (
    <output className={styles.loading}>
      <Spin />
      <span>Loading...</span>
    </output>
  );
}
