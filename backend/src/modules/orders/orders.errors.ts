import { notFound, Refusal } from '../../platform/app-error.js';

export const orderNotFound = (): Refusal => notFound('Order not found');

export const cartIsEmpty = (): Refusal => new Refusal(400, 'Your cart is empty', { code: 'CART_EMPTY' });

/** The cart or its prices are not what the shopper saw; the screen shows the new total and asks again. */
export const cartChanged = (totalAmount: string): Refusal =>
  new Refusal(409, 'Your cart has changed', { code: 'CART_CHANGED', facts: { totalAmount } });

export const soldOut = (productId: string, name: string, left: number): Refusal =>
  new Refusal(409, left === 0 ? `${name} is sold out` : `Only ${left} of ${name} left in stock`, {
    code: 'OUT_OF_STOCK',
    facts: { productId, stockQuantity: left },
  });

export const keyUsedForAnotherOrder = (): Refusal =>
  new Refusal(422, 'This Idempotency-Key was used for another order', { code: 'IDEMPOTENCY_KEY_REUSED' });

export const keyTooLong = (): Refusal => new Refusal(400, 'Idempotency-Key must be at most 255 characters', { code: 'INVALID' });

export const cardsUnavailable = (): Refusal =>
  new Refusal(402, 'Card payments are not available yet', { code: 'PAYMENT_UNAVAILABLE' });

export const moneyUnavailable = (): Refusal =>
  new Refusal(503, 'Card payments cannot be reached now', { code: 'PAYMENT_UNAVAILABLE' });
