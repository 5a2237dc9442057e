import { SESSION_KEY } from '../../config/limits.ts';

/** 128 random bits: nobody can guess the cart of somebody else. */
export function createSessionId(randomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  const bytes = randomValues(new Uint8Array(16));
  return `session-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

let inMemory: string | undefined;

/** The shopper's session, made on the first visit. Where storage is refused (some in-app browsers), it lives as long as the page. */
export function readSessionId(): string {
  if (inMemory) return inMemory;
  try {
    inMemory = localStorage.getItem(SESSION_KEY) ?? undefined;
  } catch {
    inMemory = undefined;
  }
  if (inMemory?.startsWith('session-')) return inMemory;
  inMemory = createSessionId((bytes) => crypto.getRandomValues(bytes));
  try {
    localStorage.setItem(SESSION_KEY, inMemory);
  } catch {
    return inMemory;
  }
  return inMemory;
}
