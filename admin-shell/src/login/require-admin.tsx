import { api, clearSession, Spin, useSession } from '@shop/admin-kit';
import { ApiError } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasLoggedOut } from './auth-actions.ts';

/** Renders the admin if the server accepts the stored session, otherwise redirects to the login page. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const check = useQuery({
    queryKey: ['/api/admin/me', session?.token],
    queryFn: ({ signal }) => api.get('/api/admin/me', { signal }),
    enabled: session !== null,
  });
  const forbidden = check.error instanceof ApiError && check.error.status === 403;
  useEffect(() => {
    if (forbidden) clearSession();
  }, [forbidden]);
  if (!session) {
    const from = `${location.pathname}${location.search}${location.hash}`;
    return <Navigate to="/login" replace state={hasLoggedOut() ? null : { from }} />;
  }
  // An unreachable server does not redirect: each section shows its own error.
  if (check.isPending || forbidden) return <Loading />;
  return children;
}

export function Loading() {
  return (
    <output className="shell-loading">
      <Spin />
      <span>Loading...</span>
    </output>
  );
}
