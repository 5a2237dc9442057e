import { fromCents } from '@shop/contract/money';
import { AppError, notFound } from '#platform/app-error.js';
import { lineKey, type StockKey } from '../catalog/index.js';
import { itemName } from './item-name.js';
import type { OrderStatus, PaymentStatus } from './order-status.js';

export const orderNotFound = (): AppError => notFound('Order not found');

interface OrderedItem extends StockKey {
  name: string;
  variantLabel?: string | null;
}

const soldOutMessage = (name: string, left: number): string =>
  left === 0 ? `${name} is sold out` : `Only ${left} of ${name} left in stock`;

const soldOut = (item: OrderedItem, left: number): AppError =>
  new AppError(409, soldOutMessage(itemName(item.name, item.variantLabel), left), {
    code: 'OUT_OF_STOCK',
    extensions: { productId: item.productId, ...(item.variantId ? { variantId: item.variantId } : {}), stockQuantity: left },
  });

/** The catalogue's OUT_OF_STOCK error with the names under which the shopper ordered product and size; other errors as they are. */
export function withProductName(error: unknown, items: readonly OrderedItem[]): unknown {
  const extensions = error instanceof AppError ? error.details.extensions : undefined;
  if (extensions === undefined) return error;
  const key = lineKey({ productId: String(extensions['productId']), variantId: extensions['variantId'] as string | undefined });
  const item = items.find((candidate) => lineKey(candidate) === key);
  return item ? soldOut(item, Number(extensions['stockQuantity'])) : error;
}

/** Another person was faster, or the screen is outdated: nothing has changed. */
export const invalidTransition = (from: OrderStatus, to: OrderStatus): AppError =>
  new AppError(409, from === to ? `The order is already ${to}` : `The order is ${from} and cannot become ${to}`, {
    code: 'ILLEGAL_MOVE',
    extensions: { status: from },
  });

export const invalidPaymentTransition = (from: PaymentStatus, to: PaymentStatus): AppError =>
  new AppError(409, from === to ? `The order is already ${to}` : `The payment is ${from} and cannot become ${to}`, {
    code: 'ILLEGAL_MOVE',
    extensions: { paymentStatus: from },
  });

export const awaitingPayment = (): AppError =>
  new AppError(409, 'The order is not paid: it can be packed and shipped once its payment is here', { code: 'NOT_PAID' });

export const paidByProvider = (): AppError =>
  new AppError(409, 'Card payments are confirmed by the payment provider', { code: 'ILLEGAL_MOVE' });

export const orderWasCancelled = (): AppError => new AppError(409, 'The order was cancelled', { code: 'ILLEGAL_MOVE' });

export const notAwaitingPayment = (): AppError =>
  new AppError(409, 'This order is not waiting for a payment', { code: 'ILLEGAL_MOVE' });

export const alreadyPaid = (reference: string | null): AppError =>
  new AppError(
    409,
    `The order is already paid, ${reference === null ? 'without a reference' : `with the reference ${reference}`}`,
    {
      code: 'ILLEGAL_MOVE',
    },
  );

export const paymentRecorded = (reference: string): AppError =>
  new AppError(409, `A payment with the reference ${reference} is recorded already`, { code: 'PAYMENT_RECORDED' });

export const moreThanDue = (dueCents: number): AppError =>
  new AppError(409, `At most $${fromCents(dueCents)} is still to be paid`, {
    code: 'MORE_THAN_DUE',
    extensions: { amountDue: fromCents(dueCents) },
  });

export const paymentInProgress = (): AppError =>
  new AppError(409, 'The card payment of this order is still being confirmed: sizes can change once it is paid', {
    code: 'PAYMENT_IN_PROGRESS',
  });

export const noLongerHere = (): AppError =>
  new AppError(409, 'Sizes can change only until the order is shipped, cancelled or refunded', { code: 'ILLEGAL_MOVE' });

export const itemNotFound = (): AppError => notFound('The order has no such item');

export const withoutSize = (name: string): AppError =>
  new AppError(409, `${name} was ordered without a size`, { code: 'NO_SIZE' });

export const sameSize = (label: string): AppError =>
  new AppError(409, `The item has the size ${label} already`, { code: 'SAME_SIZE' });

export const tooFewPieces = (quantity: number): AppError =>
  new AppError(409, `The item has only ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`, { code: 'TOO_FEW_PIECES' });

export const notShippedYet = (): AppError => new AppError(409, 'The order has not been shipped yet', { code: 'ILLEGAL_MOVE' });

export const alreadyTracked = (carrier: string, number: string): AppError =>
  new AppError(409, `The order was already shipped with ${carrier} ${number}`, {
    code: 'ALREADY_TRACKED',
    extensions: { tracking: { carrier, number } },
  });

export const trackingWithoutShipment = (): AppError =>
  new AppError(400, 'A tracking number belongs to a shipped order', { code: 'INVALID' });

export const tooManyUnpaidOrders = (max: number): AppError =>
  new AppError(409, `You already have ${max} unpaid orders. Please pay for one of them first, or pay by card.`, {
    code: 'UNPAID_ORDERS_LIMIT',
    extensions: { maxOrders: max },
  });

export const tooManyUnpaidPieces = (max: number): AppError =>
  new AppError(409, `Unpaid orders can hold at most ${max} pieces. Please order fewer, or pay by card.`, {
    code: 'UNPAID_PIECES_LIMIT',
    extensions: { maxPieces: max },
  });

export const orderIsNotFinished = (): AppError =>
  new AppError(409, 'The customer is still needed: the order has to be delivered or cancelled first', {
    code: 'ORDER_NOT_FINISHED',
  });

export const customerWasErased = (): AppError =>
  new AppError(409, 'The customer was erased from this order on request', { code: 'CUSTOMER_ERASED' });

export const nothingToRefund = (paymentStatus: PaymentStatus): AppError =>
  new AppError(409, paymentStatus === 'refunded' ? 'The order is already refunded' : 'The order is not paid', {
    code: 'NOTHING_TO_REFUND',
  });

export const refundTooLarge = (leftCents: number): AppError =>
  new AppError(409, `At most $${fromCents(leftCents)} can be refunded`, {
    code: 'REFUND_TOO_LARGE',
    extensions: { refundable: fromCents(leftCents) },
  });

export const refundedItemNotFound = (): AppError => notFound('Item not found');

export function refundLineTooLarge(
  position: number,
  { itemId, name }: { itemId: string; name: string },
  leftCents: number,
): AppError {
  const left = fromCents(leftCents);
  const message = `At most $${left} of ${name} can be refunded`;
  const errors = { [`lines.${position}.amount`]: message };
  return new AppError(409, message, { code: 'REFUND_LINE_TOO_LARGE', errors, extensions: { itemId, refundable: left } });
}

export function refundShippingTooLarge(leftCents: number): AppError {
  const left = fromCents(leftCents);
  const message = `At most $${left} of the shipping can be refunded`;
  return new AppError(409, message, {
    code: 'REFUND_SHIPPING_TOO_LARGE',
    errors: { shipping: message },
    extensions: { refundable: left },
  });
}

export const nothingToSend = (): AppError =>
  new AppError(409, 'Nothing of the order is to be sent: all pieces are refunded', { code: 'ILLEGAL_MOVE' });

export const notWaitingToShip = (): AppError =>
  new AppError(409, 'The order is no longer waiting to be shipped: use "Return to stock" for pieces that come back', {
    code: 'ILLEGAL_MOVE',
  });

export function tooManyNotSent(position: number, toSend: number): AppError {
  const pieces = toSend === 1 ? '1 piece of it is' : `${toSend} pieces of it are`;
  const message = `Only ${pieces} still to be sent`;
  return new AppError(409, message, {
    code: 'TOO_MANY_NOT_SENT',
    errors: { [`lines.${position}.notSent`]: message },
    extensions: { toSend },
  });
}

export function amountIsNotTheSum(sumCents: number): AppError {
  const message = `The pieces and their sales tax are $${fromCents(sumCents)} now. Please look at the amount again.`;
  return new AppError(400, message, { code: 'INVALID', errors: { amount: message } });
}

export const refundIsAutomatic = (): AppError =>
  new AppError(409, 'The money of a cancelled card order goes back by itself', { code: 'ILLEGAL_MOVE' });

export const orderHasChanged = (): AppError =>
  new AppError(409, 'The order has changed in the meantime. Please look at it again.', { code: 'EDIT_CONFLICT' });

export const tooManyReturned = (): AppError =>
  new AppError(409, 'Not so many pieces of this order are still with the customer', { code: 'TOO_MANY_RETURNED' });

export const nothingToUndo = (): AppError =>
  new AppError(409, 'The last change of the order cannot be undone', { code: 'NOTHING_TO_UNDO' });

export const emailIsOnItsWay = (): AppError =>
  new AppError(409, 'It is too late to undo this: the email to the customer is on its way', { code: 'TOO_LATE' });

export const alreadyShipped = (): AppError =>
  new AppError(409, 'The order is no longer waiting to be shipped: its address cannot change');
