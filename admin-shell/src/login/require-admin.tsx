import { api, clearSession, Spin, useSession } from '@shop/admin-kit';
import { ApiError } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { departure } from './logout.ts';

/** Shows the admin to those whose stored session the server still accepts; the others get the login and come back. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const check = useQuery({
    queryKey: ['/api/admin/me', session?.token],
    queryFn: ({ signal }) => api.get('/api/admin/me', { signal }),
    enabled: session !== null,
  });
  const refused = check.error instanceof ApiError && check.error.status === 403;
  useEffect(() => {
    if (refused) clearSession();
  }, [refused]);
  if (!session)
    return (
      <Navigate
        to="/login"
        replace
        state={departure.meant ? null : { from: `${location.pathname}${location.search}${location.hash}` }}
      />
    ); // A server that cannot be reached is no reason to send people away: each section says so itself.
  if (check.isPending || refused) return <Loading />;
  return children;
}

function Loading() {
  return (
    <output className="shell-loading">
      <Spin />
      <span>Loading...</span>
    </output>
  );
}
