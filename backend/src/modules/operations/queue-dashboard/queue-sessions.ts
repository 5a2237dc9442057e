import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { CONFIG } from '#platform/tokens.js';
import { type Admin, AdminTokens, AppSecret, hasRight } from '../../auth/index.js';

const COOKIE = 'shop_queue_session';
export const DASHBOARD_PATH = '/admin/queues';

/** The claims of a token whose signature the guard has verified. */
function claimsOf(authorization: string): string {
  return authorization.split('.')[1] ?? '';
}

function cookieOf(header: string | undefined): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`));
  // Of two cookies, one was set for another path or domain, perhaps by an attacker: accept none.
  return found.length === 1 ? found[0]?.slice(COOKIE.length + 1) : undefined;
}

function parseClaims(claims: string): unknown {
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * The dashboard is a separate page that cannot send the admin's token, so the token is exchanged for a cookie limited to
 * its path. The cookie contains the token's claims: it expires with the token and is revoked by a logout.
 */
@Injectable()
export class QueueSessions {
  private readonly key: Buffer;

  constructor(
    secret: AppSecret,
    private readonly tokens: AdminTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.key = secret.keyFor('queue-session');
  }

  /** The Set-Cookie header for the admin whose request had the header `authorization`. */
  cookieFor(admin: Admin, authorization: string, encrypted: boolean): string {
    const claims = claimsOf(authorization);
    const secure = encrypted || this.config.NODE_ENV === 'production' ? '; Secure' : '';
    return `${COOKIE}=${claims}.${this.sign(claims)}; Path=${DASHBOARD_PATH}; HttpOnly; SameSite=Strict; Expires=${admin.tokenExpiresAt.toUTCString()}${secure}`;
  }

  /** The admin of a Cookie header, read from the database. */
  async adminOf(cookieHeader: string | undefined): Promise<Admin | undefined> {
    const [claims = '', signature = ''] = cookieOf(cookieHeader)?.split('.') ?? [];
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.sign(claims))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const admin = await this.tokens.ownerOf(parseClaims(claims));
    return admin?.isAdmin && hasRight(admin.role, 'queues') ? admin : undefined;
  }

  private sign(claims: string): string {
    return createHmac('sha256', this.key).update(claims).digest('base64url');
  }
}
