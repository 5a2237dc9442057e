import { pleaseSelect } from '@shop/contract/option-search';
import { notFound, AppError } from '#platform/app-error.js';
import { MAX_PER_LINE } from './cart-limits.js';

export const cartItemNotFound = (): AppError => notFound('Cart item not found');

export const invalidSessionId = (message: string): AppError =>
  new AppError(400, message, { code: 'INVALID', errors: { sessionId: message } });

export const sizeNeeded = (optionNames: readonly string[]): AppError =>
  new AppError(400, pleaseSelect(optionNames), {
    code: 'SIZE_NEEDED',
    extensions: { optionNames },
  });

export const lineIsFull = (): AppError =>
  new AppError(409, `You can have at most ${MAX_PER_LINE} of one product in your cart`, {
    code: 'LINE_FULL',
    extensions: { maxQuantity: MAX_PER_LINE },
  });
