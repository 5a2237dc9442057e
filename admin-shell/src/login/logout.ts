import { api, clearSession } from '@shop/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Ends the session here at once and on the server as soon as it hears of it. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(() => {
    // Sent before the token is forgotten; a server that is away changes nothing for the person who leaves.
    api.post('/api/admin/logout', {}).catch(() => undefined);
    clearSession();
    queries.clear();
    void navigate('/login');
  }, [navigate, queries]);
}
