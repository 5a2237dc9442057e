import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#src/config.js';
import { CONFIG } from '#platform/tokens.js';
import { type Admin, AdminTokens, AppSecret } from '../auth/index.js';

const COOKIE = 'shop_queue_session';
export const BOARD_PATH = '/admin/queues';

/** The claims of a token whose signature the guard has proved already. */
function claimsIn(authorization: string): string {
  return authorization.split('.')[1] ?? '';
}

function cookieIn(header: string | undefined): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`));
  // Two of them: one was planted for another path or domain. Believe none.
  return found.length === 1 ? found[0]?.slice(COOKIE.length + 1) : undefined;
}

function parsed(claims: string): unknown {
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * The dashboard is a page of its own that cannot send the admin's token, so the token is exchanged for a cookie that
 * only that page gets. The cookie holds the token's claims: it ends with the token, and with a logout.
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

  /** A Set-Cookie header for the admin who sent `authorization`. */
  cookieFor(admin: Admin, authorization: string, encrypted: boolean): string {
    const claims = claimsIn(authorization);
    const secure = encrypted || this.config.NODE_ENV === 'production' ? '; Secure' : '';
    return `${COOKIE}=${claims}.${this.sign(claims)}; Path=${BOARD_PATH}; HttpOnly; SameSite=Strict; Expires=${admin.tokenExpiresAt.toUTCString()}${secure}`;
  }

  /** The admin behind a Cookie header, as the database knows them now. */
  async adminOf(cookieHeader: string | undefined): Promise<Admin | undefined> {
    const [claims = '', signature = ''] = cookieIn(cookieHeader)?.split('.') ?? [];
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(claims))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const admin = await this.tokens.ownerOf(parsed(claims));
    return admin?.isAdmin ? admin : undefined;
  }

  private sign(claims: string): string {
    return createHmac('sha256', this.key).update(claims).digest('base64url');
  }
}
