import { AppError, notFound } from '#platform/app-error.js';

export const alertNotFound = (): AppError => notFound('Not found');

export const availableNow = (): AppError => new AppError(409, 'It is available now', { code: 'AVAILABLE' });
