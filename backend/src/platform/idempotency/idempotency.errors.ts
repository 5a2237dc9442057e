import { AppError } from '../app-error.js';

export const keyTooLong = (): AppError =>
  new AppError(400, 'Idempotency-Key must be at most 255 characters', { code: 'INVALID' });

/** `message` says what the earlier request of the key was for. */
export const keyReused = (message: string): AppError => new AppError(422, message, { code: 'IDEMPOTENCY_KEY_REUSED' });

export const outcomeUnknown = (): AppError =>
  new AppError(409, 'This was sent before and may have been saved. Please look at the list before you send it again.', {
    code: 'OUTCOME_UNKNOWN',
  });
