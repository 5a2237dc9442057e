import { AppError } from '#platform/app-error.js';

/** The same answer for every failed login, so that it does not reveal which usernames exist. */
export const invalidCredentials = (): AppError => new AppError(401, 'Invalid credentials');
export const tooManyAttempts = (retryAfterSeconds: number): AppError =>
  new AppError(429, 'Too many login attempts, please try again later', { code: 'TOO_MANY_TRIES', retryAfterSeconds });
export const loginRequired = (): AppError => new AppError(401, 'Please log in again', { code: 'LOGIN_NEEDED' });
export const adminRequired = (): AppError => new AppError(403, 'Admin access required', { code: 'ADMINS_ONLY' });
export const roleDenied = (): AppError => new AppError(403, 'Your account may not do this', { code: 'NOT_ALLOWED' });
/** 403 instead of 401, which would end the session in the browser. */
export const wrongPassword = (field = 'password'): AppError =>
  new AppError(403, 'The password is not correct', {
    code: 'WRONG_PASSWORD',
    errors: { [field]: 'The password is not correct' },
  });
export const unusablePassword = (field: string, problem: string): AppError =>
  new AppError(400, problem, { code: 'INVALID', errors: { [field]: problem } });
/** 410 for a link that was used, replaced or has expired, and for one that never existed. */
export const linkExpired = (): AppError =>
  new AppError(410, 'This link is no longer valid. Ask for a new one.', { code: 'LINK_EXPIRED' });
export const usernameTaken = (): AppError =>
  new AppError(409, 'This username is already in use', {
    code: 'USERNAME_TAKEN',
    errors: { username: 'This username is already in use' },
  });
export const confirmationRequired = (): AppError =>
  new AppError(403, 'Please enter your password again', { code: 'CONFIRMATION_REQUIRED' });
export const lastOwner = (): AppError =>
  new AppError(409, 'The shop needs another owner who can sign in first', { code: 'LAST_OWNER' });
export const accountDisabled = (): AppError =>
  new AppError(409, 'This account is disabled. Enable it first.', { code: 'ACCOUNT_DISABLED' });
/** What the login page needs for the second step. */
export const secondFactorRequired = (hasApp: boolean, extensions: Record<string, unknown>): AppError =>
  new AppError(401, hasApp ? 'Enter the 6-digit code from your app' : 'Confirm the sign-in with your passkey', {
    code: 'SECOND_FACTOR',
    extensions,
  });
export const challengeExpired = (): AppError =>
  new AppError(401, 'This sign-in took too long. Please start again.', { code: 'CHALLENGE_EXPIRED' });
/** 400 for a signed-in admin, because 401 would end the session in the browser. */
export const wrongCode = (status: 400 | 401): AppError =>
  new AppError(status, 'The code is not correct', { code: 'WRONG_CODE', errors: { code: 'The code is not correct' } });
export const factorChanged = (): AppError =>
  new AppError(409, 'The second step was changed meanwhile. Please reload the page.', { code: 'FACTOR_CHANGED' });
/** 403 instead of 401, which would end the session in the browser. */
export const passkeyRefused = (): AppError =>
  new AppError(403, 'The passkey was not accepted. Please try again.', { code: 'PASSKEY_REFUSED' });
export const passkeyInUse = (): AppError => new AppError(409, 'This passkey is already used', { code: 'PASSKEY_IN_USE' });

export const unusablePasskey = (): AppError => new AppError(400, 'The passkey could not be added', { code: 'UNUSABLE_PASSKEY' });
