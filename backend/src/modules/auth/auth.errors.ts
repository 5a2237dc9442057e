import { AppError } from '#platform/app-error.js';

/** One answer for every failed login, so that it does not tell which names exist. */
export const invalidCredentials = (): AppError => new AppError(401, 'Invalid credentials');
export const tooManyTries = (retryAfterSeconds: number): AppError =>
  new AppError(429, 'Too many login attempts, please try again later', { code: 'TOO_MANY_TRIES', retryAfterSeconds });
export const loginNeeded = (): AppError => new AppError(401, 'Please log in again', { code: 'LOGIN_NEEDED' });
export const adminsOnly = (): AppError => new AppError(403, 'Admin access required', { code: 'ADMINS_ONLY' });
