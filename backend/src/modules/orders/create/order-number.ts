import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when reading them out; no U, so that no words appear by accident. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** `ORD-` and 8 characters from the system's randomness: one of 650 billion. */
export function randomOrderNumber(): string {
  return `ORD-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
