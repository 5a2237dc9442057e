import { api, ApiError, useMutation, withConfirmation } from '@shop/admin-kit';
import type { SavePayee } from '@shop/contract';
import { LEDGER_KEY } from './get-ledger.ts';

/** Somebody has saved the payee after the form was opened. */
export const isEditConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'EDIT_CONFLICT';

/** The form shows a conflict itself. */
export const useSavePayee = (artistId: string) =>
  useMutation({
    mutationFn: (body: SavePayee) =>
      withConfirmation(() => api.put('/api/admin/artist-ledger/artists/{artistId}/payee', { path: { artistId }, body })),
    meta: {
      success: 'The payee is saved',
      failure: (error) => (isEditConflict(error) ? undefined : 'Failed to save the payee'),
      invalidates: [LEDGER_KEY],
    },
  });

/** Closed statements keep who was paid. */
export const useDeletePayee = (artistId: string) =>
  useMutation({
    mutationFn: () =>
      withConfirmation(() => api.delete('/api/admin/artist-ledger/artists/{artistId}/payee', { path: { artistId } })),
    meta: { success: 'The payee is deleted', failure: 'Failed to delete the payee', invalidates: [LEDGER_KEY] },
  });
