import { Refusal } from '../../platform/app-error.js';

/** One answer for every failed login, so that it does not tell which names exist. */
export const invalidCredentials = (): Refusal => new Refusal(401, 'Invalid credentials');
export const tooManyTries = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, 'Too many login attempts, please try again later', { code: 'TOO_MANY_TRIES', retryAfterSeconds });
export const loginNeeded = (): Refusal => new Refusal(401, 'Please log in again', { code: 'LOGIN_NEEDED' });
export const adminsOnly = (): Refusal => new Refusal(403, 'Admin access required', { code: 'ADMINS_ONLY' });
