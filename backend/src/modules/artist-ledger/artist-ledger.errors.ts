import { fromCents } from '@shop/contract/money';
import { AppError, notFound } from '#platform/app-error.js';

export const artistNotFound = (): AppError => notFound('Artist not found');
export const entryNotFound = (): AppError => notFound('Entry not found');
export const payeeNotFound = (): AppError => notFound('Payee not found');

/** A field that is wrong for this kind of entry. */
export const wrongField = (field: string, message: string): AppError =>
  new AppError(400, message, { code: 'INVALID', errors: { [field]: message } });

export function payoutAboveBalance(balanceCents: number): AppError {
  const due = fromCents(Math.max(0, balanceCents));
  return new AppError(409, `Only $${due} is due. Mark it as an advance to pay more.`, {
    code: 'PAYOUT_ABOVE_BALANCE',
    extensions: { balance: fromCents(balanceCents) },
  });
}

export const payeeOnHold = (): AppError => new AppError(409, 'Payments to this payee are on hold', { code: 'PAYEE_ON_HOLD' });

export const noPayee = (): AppError => new AppError(409, 'Please enter who is paid first', { code: 'NO_PAYEE' });

export const alreadyReversed = (): AppError =>
  new AppError(409, 'This entry is taken back already', { code: 'ALREADY_REVERSED' });

export const notReversible = (): AppError =>
  new AppError(409, 'Only entries that were written by hand can be taken back', { code: 'NOT_REVERSIBLE' });

export const payeeConflict = (): AppError =>
  new AppError(409, 'Someone else has changed this payee meanwhile', { code: 'EDIT_CONFLICT' });
