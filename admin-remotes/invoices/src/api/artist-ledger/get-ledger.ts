import { api } from '@shop/admin-kit';
import { queryOptions } from '@tanstack/react-query';
import { postEntries } from './post-entries.ts';

/** The prefix of every query of the ledger, so that one invalidation refreshes them all. */
export const LEDGER_KEY = ['/api/admin/artist-ledger'] as const;

/** Every artist with share, balance and what is due. Never cached: sales arrive without any action in the admin. */
export const ledgerQuery = queryOptions({
  queryKey: [...LEDGER_KEY, 'list'],
  queryFn: async ({ client, signal }) => {
    await postEntries(client);
    return api.get('/api/admin/artist-ledger', { signal });
  },
  staleTime: 0,
});
