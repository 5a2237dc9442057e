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
