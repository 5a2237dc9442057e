import { notFound, type AppError } from '#platform/app-error.js';

export const customerNotFound = (): AppError => notFound('There is no customer with this email address');
