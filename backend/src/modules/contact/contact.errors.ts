import { notFound, type AppError } from '#platform/app-error.js';

export const messageNotFound = (): AppError => notFound('Message not found');
