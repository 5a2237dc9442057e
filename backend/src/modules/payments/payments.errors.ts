import { AppError } from '#platform/app-error.js';

export const providerUnreachable = (): AppError =>
  new AppError(503, 'Our payment provider is not responding. Please try again in a moment.', {
    code: 'PAYMENT_PROVIDER',
    retryAfterSeconds: 2,
  });

export const badSignature = (): AppError => new AppError(400, 'The signature is not valid', { code: 'BAD_SIGNATURE' });

export const sandboxStateConflict = (): AppError =>
  new AppError(409, 'This payment is in another state', { code: 'PAYMENT_STATE' });
