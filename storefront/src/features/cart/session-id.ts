import { SESSION_KEY } from '#config/limits.ts';
import { randomId } from '@shop/contract';

let inMemory: string | undefined;
let isNew = false;

const COOKIE = /(?:^|; )(?:__Host-)?shop-session=(session-[\w-]+)(?:;|$)/;

function readStored(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

/** The id of an earlier visit, or undefined. */
export function storedSessionId(): string | undefined {
  // The server sets the cookie when a product is added without scripts: that cart is the one that the shopper expects to see.
  const found = COOKIE.exec(document.cookie)?.[1] ?? readStored();
  return found?.startsWith('session-') ? found : undefined;
}

/**
 * The id of the shopper's session, created on the first visit. Its 128 random bits protect the cart: anyone who knows the id can
 * read it. Without storage (some in-app browsers), it lasts as long as the page.
 */
export function getSessionId(): string {
  if (inMemory) return inMemory;
  const stored = storedSessionId();
  isNew = stored === undefined;
  inMemory = stored ?? `session-${randomId()}`;
  try {
    localStorage.setItem(SESSION_KEY, inMemory);
  } catch {
    return inMemory;
  }
  return inMemory;
}

/** Whether this page created the session: the server then knows no cart of it before this page adds something. */
export function isSessionNew(): boolean {
  getSessionId();
  return isNew;
}

/** Whether a reload finds the cart again. */
export const isSessionKept = (): boolean => storedSessionId() === getSessionId();
