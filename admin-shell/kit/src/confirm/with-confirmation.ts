import { ApiError } from '@shop/contract';
import { askForConfirmation } from './confirmation-store.ts';

const isConfirmationRequired = (error: unknown): boolean => error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';

/** What a cancelled question for the password rejects with; `notifyError` shows nothing for it. */
export class ConfirmationCancelled extends Error {
  override name = 'ConfirmationCancelled';
}

/**
 * Sends a request that may need the password again: if the server asks for it, opens the dialog and sends the request once
 * more. Rejects with ConfirmationCancelled when the dialog is cancelled.
 */
export async function withConfirmation<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isConfirmationRequired(error)) throw error;
  }
  if (!(await askForConfirmation())) throw new ConfirmationCancelled();
  return send();
}
