import { fromCents } from '@shop/contract/money';
import { AppError, notFound } from '#platform/app-error.js';
import { methodsInSentence } from '../settings/index.js';
import { PAYMENT_FILE_SOURCES } from './payment-matching-rules.js';

export const lineNotFound = (): AppError => notFound('Payment not found');

export const lineDecided = (): AppError => new AppError(409, 'Somebody else has decided this line', { code: 'LINE_DECIDED' });

export const amountDiffers = (cameCents: number, dueCents: number): AppError => {
  const [came, due] = [fromCents(cameCents), fromCents(dueCents)];
  return new AppError(409, `$${came} came, $${due} is due`, { code: 'AMOUNT_DIFFERS', extensions: { came, due } });
};

export const orderChanged = (): AppError =>
  new AppError(409, 'The order has changed in the meantime. Please look at it again.', { code: 'EDIT_CONFLICT' });

export const manyToMany = (): AppError =>
  new AppError(400, 'Choose one payment with several orders, or several payments with one order', { code: 'INVALID' });

export const severalSources = (): AppError =>
  new AppError(400, `Choose payments of one kind: ${methodsInSentence(PAYMENT_FILE_SOURCES, 'disjunction')}`, {
    code: 'INVALID',
  });

export const restInParts = (): AppError =>
  new AppError(400, 'The order is paid but for a rest. Please book one payment for it at a time.', { code: 'INVALID' });
