import { AppError, notFound } from '#platform/app-error.js';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

export const shopClosed = (opensOn: string): AppError =>
  new AppError(409, `We are taking a short break. Orders open again on ${LONG_DATE.format(new Date(`${opensOn}T00:00:00Z`))}.`, {
    code: 'SHOP_CLOSED',
    extensions: { closed: { opensOn } },
  });

export const paymentUnavailable = (): AppError =>
  new AppError(402, 'This payment method is not available. Please choose another one.', { code: 'PAYMENT_UNAVAILABLE' });

/** Someone else saved first; the form shows `current` beside the entered values. */
export const settingsEditConflict = (current: object): AppError =>
  new AppError(409, 'Someone else has changed the settings meanwhile', { code: 'EDIT_CONFLICT', extensions: { current } });

export const taxServiceUnavailable = (): AppError =>
  new AppError(400, 'Stripe Tax needs the card payments of Stripe.', { code: 'TAX_UNAVAILABLE' });

export const settingNotFound = (): AppError => notFound('Setting not found');

export const pageNotFound = (): AppError => notFound('Page not found');

export const pageEditConflict = (current: object): AppError =>
  new AppError(409, 'Someone else has changed this page meanwhile', { code: 'EDIT_CONFLICT', extensions: { current } });

export const tooManyPreviews = (): AppError =>
  new AppError(429, 'Too many previews at once, please try again', { code: 'TOO_MANY_PREVIEWS', retryAfterSeconds: 5 });

/** Nested quotes or emphasis by the thousand; no text for people. */
export const textTooComplicated = (): AppError =>
  new AppError(400, 'This text is too complicated: please use fewer nested quotes, lists and asterisks', {
    code: 'INVALID',
    errors: { body: 'This text is too complicated' },
  });
