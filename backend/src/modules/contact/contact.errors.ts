import { AppError, notFound } from '#platform/app-error.js';

export const messageNotFound = (): AppError => notFound('Message not found');
export const answerNotFound = (): AppError => notFound('Saved answer not found');

export const answeredMeanwhile = (author: string): AppError =>
  new AppError(409, `${author} has answered meanwhile. Read the answer, then send yours if it is still needed.`, {
    code: 'ANSWERED_MEANWHILE',
  });

export const tooManyAnswers = (max: number): AppError =>
  new AppError(409, `At most ${max} answers can be saved. Delete one first.`, { code: 'TOO_MANY_ANSWERS' });
