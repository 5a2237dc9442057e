import { dictionary } from '@zxcvbn-ts/language-common';

export const MIN_PASSWORD_LENGTH = 12;
/** Longer passwords are rejected before hashing, because Argon2's cost grows with the length. */
export const MAX_PASSWORD_LENGTH = 128;

/** Leaked passwords, most common first; of some 49,000 only those that are long enough matter. */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH));
const ONE_CHARACTER = /^(.)\1*$/su;

/** What set-up guides and tired operators write. */
const WELL_KNOWN = /password|passw0rd|changeme|change-me|letmein|qwerty|123456|admin|secret|lasting ?freedom/i;

/** Why a new password cannot be used, or undefined. Any characters are allowed (OWASP ASVS 6.2). */
export function passwordProblem(username: string, password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Password must be at most ${MAX_PASSWORD_LENGTH} characters`;
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || ONE_CHARACTER.test(lower)) return 'This password is too easy to guess';
  if (lower.includes(username.toLowerCase())) return 'The password must not contain the username';
  return undefined;
}

/** Why production cannot begin with this password of an operator, or undefined. */
export const firstPasswordProblem = (username: string, password: string): string | undefined =>
  passwordProblem(username, password) ?? (WELL_KNOWN.test(password) ? 'This password is too easy to guess' : undefined);
