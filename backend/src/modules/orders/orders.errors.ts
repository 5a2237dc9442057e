import { AppError, notFound } from '#platform/app-error.js';
import type { OrderStatus, PaymentStatus } from './order-status.js';

export const orderNotFound = (): AppError => notFound('Order not found');

export const soldOut = (productId: string, name: string, left: number): AppError =>
  new AppError(409, left === 0 ? `${name} is sold out` : `Only ${left} of ${name} left in stock`, {
    code: 'OUT_OF_STOCK',
    facts: { productId, stockQuantity: left },
  });

/** Another person was faster, or the screen is outdated: nothing has changed. */
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

export const awaitingPayment = (): AppError =>
  new AppError(409, 'The order is not paid: it can be packed and shipped once its payment is here', { code: 'NOT_PAID' });

export const paidByProvider = (): AppError =>
  new AppError(409, 'Card payments are confirmed by the payment provider', { code: 'ILLEGAL_MOVE' });

export const orderWasCancelled = (): AppError => new AppError(409, 'The order was cancelled', { code: 'ILLEGAL_MOVE' });

export const notShippedYet = (): AppError => new AppError(409, 'The order has not been shipped yet', { code: 'ILLEGAL_MOVE' });

export const trackingWithoutShipment = (): AppError =>
  new AppError(400, 'A tracking number belongs to a shipped order', { code: 'INVALID' });

export const tooManyUnpaidOrders = (max: number): AppError =>
  new AppError(409, `You already have ${max} unpaid orders. Please pay for one of them first, or pay by card.`, {
    code: 'UNPAID_ORDERS_LIMIT',
    facts: { maxOrders: max },
  });

export const tooManyUnpaidPieces = (max: number): AppError =>
  new AppError(409, `Unpaid orders can hold at most ${max} pieces. Please order fewer, or pay by card.`, {
    code: 'UNPAID_PIECES_LIMIT',
    facts: { maxPieces: max },
  });

export const nothingToRefund = (paymentStatus: PaymentStatus): AppError =>
  new AppError(409, paymentStatus === 'refunded' ? 'The order is already refunded' : 'The order is not paid', {
    code: 'NOTHING_TO_REFUND',
  });

export const refundTooLarge = (left: string): AppError =>
  new AppError(409, `At most $${left} can be refunded`, { code: 'REFUND_TOO_LARGE', facts: { refundable: left } });

export const refundIsAutomatic = (): AppError =>
  new AppError(409, 'The money of a cancelled card order goes back by itself', { code: 'ILLEGAL_MOVE' });
