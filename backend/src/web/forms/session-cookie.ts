import { randomBytes } from 'node:crypto';

const NAME = 'shop-session';
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
const SESSION_ID = /^session-[\w-]{16,120}$/;

/** Over HTTPS, the prefix makes browsers refuse a cookie that another subdomain sets. */
const nameFor = (origin: string): string => (origin.startsWith('https:') ? `__Host-${NAME}` : NAME);

/** The session of the cart in a Cookie header. Of two cookies, one was set by someone else: none is accepted. */
export function readSessionCookie(header: string | undefined, origin: string): string | undefined {
  const start = `${nameFor(origin)}=`;
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start));
  const value = values.length === 1 ? values[0]?.slice(start.length) : undefined;
  return value !== undefined && SESSION_ID.test(value) ? value : undefined;
}

export const newSessionId = (): string => `session-${randomBytes(16).toString('hex')}`;

/** The Set-Cookie header. Scripts can read the cookie: `storefront/src/features/cart/session-id.ts` continues with this cart. */
export function sessionCookie(sessionId: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameFor(origin)}=${sessionId}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}
