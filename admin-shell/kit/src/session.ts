import { useSyncExternalStore } from 'react';
import { logError } from './log.ts';

export interface AdminUser {
  id: string;
  username: string;
  isAdmin: boolean;
}

export interface Session {
  token: string;
  user: AdminUser;
}

const TOKEN_KEY = 'adminToken';
const USER_KEY = 'adminUser';

const listeners = new Set<() => void>();
let known: { token: string; user: string; session: Session } | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

function parseUser(text: string): AdminUser {
  const user: unknown = JSON.parse(text);
  if (typeof user !== 'object' || user === null || !('username' in user) || typeof user.username !== 'string') {
    throw new TypeError('The stored admin user has no username');
  }
  return user as AdminUser;
}

/** The stored session, the same object as long as nothing changes. A user that cannot be read ends the session. */
export function readSession(): Session | null {
  const token = localStorage.getItem(TOKEN_KEY);
  const user = localStorage.getItem(USER_KEY);
  if (token === null || user === null) return null;
  if (known && known.token === token && known.user === user) return known.session;
  try {
    known = { token, user, session: { token, user: parseUser(user) } };
    return known.session;
  } catch (error) {
    logError('Error parsing stored user data:', error);
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_KEY);
    return null;
  }
}

export function storeSession(session: Session): void {
  localStorage.setItem(TOKEN_KEY, session.token);
  localStorage.setItem(USER_KEY, JSON.stringify(session.user));
  tell();
}

/** Ends the session in this browser; every open tab notices. */
export function clearSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of the browser: logging out in one logs out all.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** The session of the person at the screen, or null. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession);
}
