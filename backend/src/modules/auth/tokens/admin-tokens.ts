import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThan } from 'typeorm';
import { Clock } from '#platform/clock.js';
import type { Tx } from '#platform/database/transactions.js';
import { Admin } from '../guard/access.js';
import { USER_OF_TOKEN } from './admin-tokens.queries.js';
import { RevokedToken } from './revoked-token.entity.js';
import { readClaims, TOKEN_SECONDS } from './token-claims.js';

/** Issues, verifies and revokes the access tokens of admins. */
@Injectable()
export class AdminTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  issue(user: { id: string; tokenVersion: number }): Promise<string> {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    return this.jwt.signAsync({ sub: user.id, jti: randomUUID(), ver: user.tokenVersion, iat, exp: iat + TOKEN_SECONDS });
  }

  /** Whether the shop signed this token and it has not expired; whether its user may still use it is for `ownerOf`. */
  isSigned(token: string): boolean {
    return readClaims(this.payloadOf(token), this.clock.now()) !== undefined;
  }

  /** The user of a token at this moment; undefined as soon as the token has expired or is revoked. */
  adminOf(token: string): Promise<Admin | undefined> {
    return this.ownerOf(this.payloadOf(token));
  }

  /** The user of a token whose signature is verified; undefined for a deleted user or a revoked token. */
  async ownerOf(payload: unknown): Promise<Admin | undefined> {
    const claims = readClaims(payload, this.clock.now());
    if (!claims) return undefined;
    const user = await USER_OF_TOKEN.first(this.db, claims.sub, claims.ver, claims.jti);
    if (!user) return undefined;
    const { username, isAdmin, role } = user;
    return new Admin(claims.sub, username, isAdmin, claims.jti, new Date(claims.exp * 1000), role, claims.ver);
  }

  /** Revokes the request's token; other browsers of the same user stay signed in. */
  async revoke(tx: Tx, admin: Admin): Promise<void> {
    const tokens = tx.getRepository(RevokedToken);
    await tokens.upsert({ id: admin.tokenId, expiresAt: admin.tokenExpiresAt }, ['id']);
    await tokens.delete({ expiresAt: LessThan(this.clock.now()) });
  }

  /** Undefined for a token that the shop has not signed. */
  private payloadOf(token: string): unknown {
    try {
      return this.jwt.verify<object>(token, { algorithms: ['HS256'], ignoreExpiration: true, ignoreNotBefore: true });
    } catch {
      return undefined;
    }
  }
}
