import { AppError, notFound } from '#platform/app-error.js';
import { monthName } from './print/statement-words.js';

export const statementNotFound = (): AppError => notFound('Statement not found');

/** "November can be closed from Dec 1, 1:00 AM", in the time zone of the shop. */
export function monthNotOver(month: string, closableFrom: Date, timeZone: string): AppError {
  const moment = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(closableFrom);
  // Newer data of languages has a narrow space before AM.
  const text = `${monthName(month)} can be closed from ${moment.replaceAll(/\s/gu, ' ')}`;
  return new AppError(409, text, { code: 'MONTH_NOT_OVER' });
}

export const monthNotClosed = (month: string): AppError =>
  new AppError(409, `Close ${monthName(month)} first, or print a draft`, { code: 'MONTH_NOT_CLOSED' });

export const tooManyPrints = (): AppError =>
  new AppError(429, 'Too many people print at once, please try again', { code: 'TOO_MANY_PRINTS', retryAfterSeconds: 5 });
