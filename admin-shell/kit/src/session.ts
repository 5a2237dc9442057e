import { useSyncExternalStore } from 'react';
import { logError } from './log.ts';

interface AdminUser {
  id: string;
  username: string;
  isAdmin: boolean;
}

interface Session {
  token: string;
  user: AdminUser;
}

const TOKEN_KEY = 'adminToken';
const USER_KEY = 'adminUser';

const listeners = new Set<() => void>();
let cached: { token: string; user: string; session: Session } | undefined;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function parseUser(text: string): AdminUser {
  const user: unknown = JSON.parse(text);
  if (typeof user !== 'object' || user === null || !('username' in user) || typeof user.username !== 'string') {
    throw new TypeError('The stored admin user has no username');
  }
  return user as AdminUser;
}

/** The stored session; the same object until it changes. A stored user that cannot be parsed ends the session. */
export function readSession(): Session | null {
  const token = localStorage.getItem(TOKEN_KEY);
  const user = localStorage.getItem(USER_KEY);
  if (token === null || user === null) return null;
  if (cached && cached.token === token && cached.user === user) return cached.session;
  try {
    cached = { token, user, session: { token, user: parseUser(user) } };
    return cached.session;
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
  notifyListeners();
}

/** Ends the session in all tabs of this browser. */
export function clearSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires in the other tabs: logging out in one tab logs out all of them.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** The current session; null when logged out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession);
}
