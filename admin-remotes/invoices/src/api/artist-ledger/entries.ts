import { api, ApiError, useMutation, withConfirmation } from '@shop/admin-kit';
import type { AddLedgerEntry, ReverseLedgerEntry } from '@shop/contract';
import { LEDGER_KEY } from './get-ledger.ts';

/** What the form of a payment shows itself, beside its fields. */
const SHOWN_BY_FORM = new Set(['PAYOUT_ABOVE_BALANCE', 'PAYEE_ON_HOLD', 'NO_PAYEE']);

/** The code of a refusal that belongs to a field of the payment. */
export const payoutProblem = (error: unknown): string | undefined =>
  error instanceof ApiError && SHOWN_BY_FORM.has(error.code ?? '') ? error.code : undefined;

/** Writes an entry. */
export const useAddEntry = (artistId: string) =>
  useMutation({
    mutationFn: (body: AddLedgerEntry, keyed) =>
      withConfirmation(() =>
        api.post('/api/admin/artist-ledger/artists/{artistId}/entries', { path: { artistId }, body, ...keyed }),
      ),
    meta: {
      success: ({ kind }) => (kind === 'payout' ? 'The payment is recorded' : 'The entry is recorded'),
      failure: (error) => (payoutProblem(error) ? undefined : 'Failed to record the entry'),
      invalidates: [LEDGER_KEY],
    },
  });

/** Takes an entry back with the opposite one. */
export const useReverseEntry = (id: string) =>
  useMutation({
    mutationFn: (body: ReverseLedgerEntry, keyed) =>
      withConfirmation(() => api.post('/api/admin/artist-ledger/entries/{id}/reversal', { path: { id }, body, ...keyed })),
    meta: { success: 'The entry is taken back', failure: 'Failed to take the entry back', invalidates: [LEDGER_KEY] },
  });
