import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's figures for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on two systems may arrive composed or decomposed; both must match. */
const canonical = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), COST);
}

let unknownUser: Promise<string> | undefined;

/** Does the same work when there is no such user: the dummy is the hash of random bytes that nobody knows, and never fits. */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  unknownUser ??= hashPassword(randomBytes(32).toString('hex'));
  const fits = await verify(storedHash ?? (await unknownUser), canonical(password));
  return fits && storedHash !== undefined;
}

const WELL_KNOWN = /^(.)\1*$|password|passw0rd|changeme|change-me|letmein|qwerty|123456|admin|secret|lasting ?freedom/i;

/** Passwords that the first admin may not have in production: repeated, well-known, or made of the name. */
export function isWeakPassword(username: string, password: string): boolean {
  return password.length < 12 || WELL_KNOWN.test(password) || password.toLowerCase().includes(username.toLowerCase());
}
