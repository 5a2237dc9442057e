import { notFound, AppError } from '#platform/app-error.js';
import type { OrderStatus, PaymentStatus } from './order-status.js';

export const orderNotFound = (): AppError => notFound('Order not found');

export const cartIsEmpty = (): AppError => new AppError(400, 'Your cart is empty', { code: 'CART_EMPTY' });

/** The cart or its prices are not what the shopper saw; the screen shows the new total and asks again. */
export const cartChanged = (totalAmount: string): AppError =>
  new AppError(409, 'Your cart has changed', { code: 'CART_CHANGED', facts: { totalAmount } });

export const soldOut = (productId: string, name: string, left: number): AppError =>
  new AppError(409, left === 0 ? `${name} is sold out` : `Only ${left} of ${name} left in stock`, {
    code: 'OUT_OF_STOCK',
    facts: { productId, stockQuantity: left },
  });

export const keyUsedForAnotherOrder = (): AppError =>
  new AppError(422, 'This Idempotency-Key was used for another order', { code: 'IDEMPOTENCY_KEY_REUSED' });

export const keyTooLong = (): AppError =>
  new AppError(400, 'Idempotency-Key must be at most 255 characters', { code: 'INVALID' });

export const cardsUnavailable = (): AppError =>
  new AppError(402, 'Card payments are not available yet', { code: 'PAYMENT_UNAVAILABLE' });

export const moneyUnavailable = (): AppError =>
  new AppError(503, 'Card payments cannot be reached now', { code: 'PAYMENT_UNAVAILABLE' });

/** Someone else was quicker, or the screen is old: nothing has changed. */
export const invalidTransition = (from: OrderStatus, to: OrderStatus): AppError =>
  new AppError(409, from === to ? `The order is already ${to}` : `The order is ${from} and cannot become ${to}`, {
    code: 'ILLEGAL_MOVE',
    facts: { status: from },
  });

export const invalidPaymentTransition = (from: PaymentStatus, to: PaymentStatus): AppError =>
  new AppError(409, from === to ? `The order is already ${to}` : `The payment is ${from} and cannot become ${to}`, {
    code: 'ILLEGAL_MOVE',
    facts: { paymentStatus: from },
  });

export const awaitingMoney = (): AppError =>
  new AppError(409, 'The order is not paid: it can be packed and shipped once its payment is here', { code: 'NOT_PAID' });

export const paidByProvider = (): AppError =>
  new AppError(409, 'Card payments are confirmed by the payment provider', { code: 'ILLEGAL_MOVE' });

export const orderWasCancelled = (): AppError => new AppError(409, 'The order was cancelled', { code: 'ILLEGAL_MOVE' });

export const notShippedYet = (): AppError => new AppError(409, 'The order has not been shipped yet', { code: 'ILLEGAL_MOVE' });

export const trackingWithoutParcel = (): AppError =>
  new AppError(400, 'A tracking number belongs to a shipped order', { code: 'INVALID' });

export const nothingToRefund = (paymentStatus: PaymentStatus): AppError =>
  new AppError(409, paymentStatus === 'refunded' ? 'The order is already refunded' : 'The order is not paid', {
    code: 'NOTHING_TO_REFUND',
  });

export const refundTooLarge = (left: string): AppError =>
  new AppError(409, `At most $${left} can be refunded`, { code: 'REFUND_TOO_LARGE', facts: { refundable: left } });

export const refundGoesByItself = (): AppError =>
  new AppError(409, 'The money of a cancelled card order goes back by itself', { code: 'ILLEGAL_MOVE' });
