import { fromCents } from '@shop/contract/money';
import { AppError, notFound } from '#platform/app-error.js';

export const cartIsEmpty = (): AppError => new AppError(400, 'Your cart is empty', { code: 'CART_EMPTY' });

/** The cart or its prices differ from what the shopper saw; the screen shows the new total and asks again. */
export const cartChanged = (totalCents: number): AppError =>
  new AppError(409, 'Your cart has changed', { code: 'CART_CHANGED', extensions: { totalAmount: fromCents(totalCents) } });

/** The product has got sizes since it was put into the cart, where one must be chosen first. */
export const sizeNeeded = ({ productId, name }: { productId: string; name: string }): AppError =>
  new AppError(409, `Please select a size of ${name}`, { code: 'SIZE_NEEDED', extensions: { productId, name } });

/** The tax service does not answer, nothing is kept of it, and the rules do not know the address: no tax is guessed. */
export const taxUnavailable = (): AppError =>
  new AppError(503, 'We could not work out the sales tax. Please try again in a moment.', {
    code: 'TAX_UNAVAILABLE',
    retryAfterSeconds: 5,
  });

/** State and ZIP code agree, but the tax service does not know such an address. */
export const addressUnknown = (): AppError =>
  new AppError(400, 'We could not find this address. Please check the street, the state and the ZIP code.', {
    code: 'ADDRESS_MISMATCH',
  });

export const cardsUnavailable = (): AppError =>
  new AppError(402, 'Card payments are not available yet', { code: 'PAYMENT_UNAVAILABLE' });

export const intentFailed = (): AppError => new AppError(502, 'Failed to create payment intent', { code: 'PAYMENT_PROVIDER' });

export const notPaid = (): AppError => new AppError(402, 'The payment has not been completed', { code: 'PAYMENT_REQUIRED' });

/** Card testers start many payments to try stolen cards; a shopper needs few. */
export const tooManyPayments = (): AppError =>
  new AppError(429, 'Too many payments were started. Please wait a moment.', {
    code: 'TOO_MANY_PAYMENTS',
    retryAfterSeconds: 60,
  });

/** The provider's limits for US dollars. */
export const amountOutOfBounds = (): AppError =>
  new AppError(422, 'Card payments are possible from $0.50 to $999,999.99', { code: 'AMOUNT_OUT_OF_BOUNDS' });

export const checkoutReplaced = (): AppError =>
  new AppError(409, 'Another payment was started for this cart', { code: 'CHECKOUT_REPLACED' });

/** `reason` names the product. The authorization is voided, or a captured payment refunded. */
export const soldOutUncharged = (reason = 'Sold out', extensions: Record<string, unknown> = {}): AppError =>
  new AppError(409, `${reason}, you were not charged`, { code: 'OUT_OF_STOCK', extensions });

export const refundRefused = (): AppError =>
  new AppError(409, 'The payment provider refuses this refund: more than is left, or nothing was captured', {
    code: 'REFUND_REFUSED',
  });

export const discrepancyNotFound = (): AppError => notFound('Difference not found');

export const alreadyResolved = (): AppError =>
  new AppError(409, 'This difference has been resolved already', { code: 'ALREADY_RESOLVED' });

export const notRepaired = (): AppError =>
  new AppError(409, 'The payment provider refuses: look at this payment in its dashboard', { code: 'NOT_REPAIRED' });
