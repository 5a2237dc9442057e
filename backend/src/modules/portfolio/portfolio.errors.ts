import { notFound, Refusal } from '../../platform/app-error.js';

export const itemNotFound = (): Refusal => notFound('Portfolio item not found');
export const orderIsStale = (): Refusal =>
  new Refusal(409, 'The portfolio has changed meanwhile: reload it and arrange it again', { code: 'PORTFOLIO_CHANGED' });
