import { notFound, Refusal } from '../../platform/app-error.js';
import { MAX_PER_LINE } from './cart-limits.js';

export const cartItemNotFound = (): Refusal => notFound('Cart item not found');

export const sessionIdNeeded = (message: string): Refusal =>
  new Refusal(400, message, { code: 'INVALID', errors: { sessionId: message } });

export const lineIsFull = (): Refusal =>
  new Refusal(409, `You can have at most ${MAX_PER_LINE} of one product in the cart`, {
    code: 'LINE_FULL',
    facts: { maxQuantity: MAX_PER_LINE },
  });
