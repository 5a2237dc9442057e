import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { query } from '#platform/database/sql.js';
import { Admin } from '../guard/admin.js';
import { readClaims, TOKEN_SECONDS } from './token-claims.js';

/** Tokens of signed-in people: made at login, believed only while the database agrees. */
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

  /** Whose token this is, read from the database on every request: undefined for a deleted user or a revoked token. */
  async ownerOf(payload: unknown): Promise<Admin | undefined> {
    const claims = readClaims(payload, this.clock.now());
    if (!claims) return undefined;
    const [user] = await query<{ username: string; isAdmin: boolean }>(
      this.db,
      `select username, is_admin as "isAdmin" from users
       where id = $1 and token_version = $2 and not exists (select 1 from revoked_tokens where id = $3)`,
      [claims.sub, claims.ver, claims.jti],
    );
    return user && new Admin(claims.sub, user.username, user.isAdmin, claims.jti, new Date(claims.exp * 1000));
  }

  /** Ends this token only: the same person's other browsers stay signed in. */
  async revoke(admin: Admin): Promise<void> {
    await this.db.query('insert into revoked_tokens (id, expires_at) values ($1, $2) on conflict do nothing', [
      admin.tokenId,
      admin.tokenExpiresAt,
    ]);
    await this.db.query('delete from revoked_tokens where expires_at < $1', [this.clock.now()]);
  }
}
