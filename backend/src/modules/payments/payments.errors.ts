import { notFound, AppError } from '#platform/app-error.js';

export const providerFailed = (): AppError => new AppError(502, 'Failed to create payment intent', { code: 'PAYMENT_PROVIDER' });

export const providerUnreachable = (): AppError =>
  new AppError(503, 'The payment provider does not answer, please try again in a moment', {
    code: 'PAYMENT_PROVIDER',
    retryAfterSeconds: 2,
  });

export const notPaid = (): AppError => new AppError(402, 'The payment has not been completed', { code: 'PAYMENT_REQUIRED' });

/** Card testers try many cards on many payments: a shopper needs few. */
export const tooManyPayments = (): AppError =>
  new AppError(429, 'Too many payments were started, please wait a moment', { code: 'TOO_MANY_PAYMENTS', retryAfterSeconds: 60 });

/** The provider's limits for US dollars. */
export const amountOutOfBounds = (): AppError =>
  new AppError(422, 'Card payments are possible from $0.50 to $999,999.99', { code: 'AMOUNT_OUT_OF_BOUNDS' });

export const checkoutReplaced = (): AppError =>
  new AppError(409, 'Another payment was started for this cart', { code: 'CHECKOUT_REPLACED' });

/** `reason` says what is gone; nobody was charged, or everything was given back. */
export const soldOutUncharged = (reason = 'Sold out', facts: Record<string, unknown> = {}): AppError =>
  new AppError(409, `${reason}, you were not charged`, { code: 'OUT_OF_STOCK', facts });

export const refundRefused = (): AppError =>
  new AppError(409, 'The payment provider refuses this refund: more than is left, or nothing was captured', {
    code: 'REFUND_REFUSED',
  });

export const discrepancyNotFound = (): AppError => notFound('Difference not found');

export const alreadyResolved = (): AppError =>
  new AppError(409, 'This difference has been resolved already', { code: 'ALREADY_RESOLVED' });

export const notRepaired = (): AppError =>
  new AppError(409, 'The payment provider refuses: look at this payment in its dashboard', { code: 'NOT_REPAIRED' });

export const badSignature = (): AppError => new AppError(400, 'The signature is not valid', { code: 'BAD_SIGNATURE' });

export const sandboxRefused = (): AppError => new AppError(409, 'This payment is in another state', { code: 'PAYMENT_STATE' });
