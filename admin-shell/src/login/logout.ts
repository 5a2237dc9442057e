import { api, clearSession } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** True after Logout: the next login starts at the dashboard. After a session that ended by itself it goes back to its place. */
export const departure = { meant: false };

/** Ends the session here at once and on the server as soon as it hears of it. */
export function useLogout(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    // Sent before the token is forgotten; a server that is away changes nothing for the person who leaves.
    api.post('/api/admin/logout', {}).catch(() => undefined);
    departure.meant = true;
    clearSession();
    queries.clear();
  }, [queries]);
}
