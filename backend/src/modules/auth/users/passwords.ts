import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { memoizeAsync } from '#platform/memoize-async.js';

/** OWASP's recommendation for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Systems send the same characters composed or decomposed; both forms must match. */
const canonical = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), COST);
}

/** The hash of random bytes, which no password matches. */
const dummyHash = memoizeAsync(() => hashPassword(randomBytes(32).toString('hex')));

/** Takes the same time when the user does not exist, so that the response time does not reveal which usernames exist. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const anyHash = await dummyHash();
  const matches = await verify(storedHash ?? anyHash, canonical(password));
  return matches && storedHash !== undefined;
}

const WELL_KNOWN = /^(.)\1*$|password|passw0rd|changeme|change-me|letmein|qwerty|123456|admin|secret|lasting ?freedom/i;

/** Passwords that the first admin must not have in production: short, repeated, well-known, or containing the username. */
export function isWeakPassword(username: string, password: string): boolean {
  return password.length < 12 || WELL_KNOWN.test(password) || password.toLowerCase().includes(username.toLowerCase());
}
