import { api } from '@shop/admin-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { LEDGER_KEY } from './get-ledger.ts';
import { postEntries } from './post-entries.ts';

/** An artist with payee and products. */
export const ledgerArtistQuery = (artistId: string) =>
  queryOptions({
    queryKey: [...LEDGER_KEY, 'artist', artistId],
    queryFn: async ({ client, signal }) => {
      await postEntries(client);
      return api.get('/api/admin/artist-ledger/artists/{artistId}', { path: { artistId }, signal });
    },
    staleTime: 0,
  });

/** The entries of an artist, newest first, page by page. `month` is YYYY-MM, or empty for all. */
export const ledgerEntriesQuery = (artistId: string, month: string) =>
  infiniteQueryOptions({
    queryKey: [...LEDGER_KEY, 'entries', artistId, month],
    queryFn: async ({ client, pageParam, signal }) => {
      await postEntries(client);
      return api.get('/api/admin/artist-ledger/artists/{artistId}/entries', {
        path: { artistId },
        query: { ...(month !== '' && { month }), ...(pageParam !== '' && { after: pageParam }) },
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
