import { AppError, notFound } from '#platform/app-error.js';

export const alertNotFound = (): AppError => notFound('Not found');

export const sizeNeeded = (): AppError =>
  new AppError(400, 'Please choose a size', { code: 'SIZE_NEEDED', errors: { variantId: 'Please choose a size' } });

export const availableNow = (): AppError => new AppError(409, 'It is available now', { code: 'AVAILABLE' });
