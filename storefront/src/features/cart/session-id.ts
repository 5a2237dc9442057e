import { SESSION_KEY } from '#config/limits.ts';
import { randomId } from '#lib/random-id.ts';

let inMemory: string | undefined;

/**
 * The shopper's session, made on the first visit from 128 random bits: nobody can guess the cart of somebody else. Where
 * storage is refused (some in-app browsers), it lives as long as the page.
 */
export function getSessionId(): string {
  if (inMemory) return inMemory;
  try {
    inMemory = localStorage.getItem(SESSION_KEY) ?? undefined;
  } catch {
    inMemory = undefined;
  }
  if (inMemory?.startsWith('session-')) return inMemory;
  inMemory = `session-${randomId()}`;
  try {
    localStorage.setItem(SESSION_KEY, inMemory);
  } catch {
    return inMemory;
  }
  return inMemory;
}
