import { AppError } from '#platform/app-error.js';

export const tooManyStreams = (): AppError =>
  new AppError(429, 'The admin is open in too many windows', { code: 'TOO_MANY_STREAMS', retryAfterSeconds: 60 });
export const noMoreStreams = (): AppError =>
  new AppError(503, 'No more live updates at the moment. The admin works without them.', {
    code: 'NO_MORE_STREAMS',
    retryAfterSeconds: 60,
  });
