import { api, useMutation, withConfirmation } from '@shop/admin-kit';
import { LEDGER_KEY } from './get-ledger.ts';

interface Shares {
  artistIds: readonly string[];
  /** Basis points; null: sales of the artist write nothing. */
  shareBps: number | null;
}

/** One request changes at most this many artists. */
const MAX_ARTISTS = 500;

/** What is sold keeps the share that it was sold with. */
export const useSetShares = () =>
  useMutation({
    mutationFn: ({ artistIds, shareBps }: Shares) =>
      withConfirmation(async () => {
        let changed = 0;
        for (let first = 0; first < artistIds.length; first += MAX_ARTISTS) {
          const body = { artistIds: artistIds.slice(first, first + MAX_ARTISTS), shareBps };
          changed += (await api.put('/api/admin/artist-ledger/shares', { body })).changed;
        }
        return changed;
      }),
    meta: {
      success: (changed) => (changed === 1 ? 'The share is saved' : `The share of ${changed} artists is saved`),
      failure: 'Failed to save the share',
      invalidates: [LEDGER_KEY],
    },
  });

/** Null: the product has the share of its artist. */
export const useSetProductShare = () =>
  useMutation({
    mutationFn: ({ id, shareBps }: { id: string; shareBps: number | null }) =>
      withConfirmation(() => api.put('/api/admin/artist-ledger/products/{id}/share', { path: { id }, body: { shareBps } })),
    meta: { success: 'The share is saved', failure: 'Failed to save the share', invalidates: [LEDGER_KEY] },
  });
