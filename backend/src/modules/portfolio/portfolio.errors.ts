import { notFound, AppError } from '#platform/app-error.js';

export const itemNotFound = (): AppError => notFound('Portfolio item not found');
export const orderIsStale = (): AppError =>
  new AppError(409, 'The portfolio has changed meanwhile: reload it and arrange it again', { code: 'PORTFOLIO_CHANGED' });
