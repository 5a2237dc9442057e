import { SESSION_KEY } from '#config/limits.ts';
import { randomId } from '#lib/random-id.ts';

let inMemory: string | undefined;

/**
 * The id of the shopper's session, created on the first visit. Its 128 random bits protect the cart: anyone who knows the id can
 * read it. Without storage (some in-app browsers), it lasts as long as the page.
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
