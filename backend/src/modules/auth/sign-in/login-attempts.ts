import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import ipaddr from 'ipaddr.js';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { Clock } from '#platform/clock.js';
import { query, queryReturning } from '#platform/database/sql.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { CONFIG } from '#platform/tokens.js';
import { tooManyTries } from '../auth.errors.js';

const MINUTE_MS = 60_000;
const PER_NAME = { tries: 5, windowMs: 15 * MINUTE_MS };
const PER_ADDRESS = { tries: 50, windowMs: 60 * MINUTE_MS };

/** One subscriber has many IPv6 addresses but one /64, so that is what counts. */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * Failed logins per name and address. A try is counted before the password is looked at and taken back when it was
 * right: a hundred tries at the same moment are then no better than a hundred in a row.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts a try or refuses it with 429; the refused ones do not prolong the wait. */
  async begin(ip: string, username: string): Promise<void> {
    if (this.config.RATE_LIMITS === 'off') return;
    const address = addressGroup(ip);
    const name = hashName(username);
    const now = this.clock.now();
    await inTransaction(this.db, async (tx) => {
      await lockName(tx, `login ${address}`);
      await queryReturning(tx, 'delete from login_attempts where tried_at < $1', [
        new Date(now.getTime() - PER_ADDRESS.windowMs),
      ]);
      await this.refuseAfter(tx, PER_NAME, 'address = $1 and username_hash = $3', [address, now, name]);
      await this.refuseAfter(tx, PER_ADDRESS, 'address = $1', [address, now]);
      await tx.query('insert into login_attempts (address, tried_at, username_hash) values ($1, $2, $3)', [address, now, name]);
    });
  }

  /** The password was right: this name starts afresh from this address. */
  async succeeded(ip: string, username: string): Promise<void> {
    await this.db.query('delete from login_attempts where address = $1 and username_hash = $2', [
      addressGroup(ip),
      hashName(username),
    ]);
  }

  private async refuseAfter(tx: Tx, limit: typeof PER_NAME, where: string, parameters: [string, Date, string?]): Promise<void> {
    const now = parameters[1].getTime();
    const [decisive] = await query<{ triedAt: Date }>(
      tx,
      `select tried_at as "triedAt" from login_attempts where ${where} and tried_at > $2::timestamptz - interval '${limit.windowMs} milliseconds'
       order by tried_at desc offset ${limit.tries - 1} limit 1`,
      parameters,
    );
    if (decisive) throw tooManyTries(Math.max(1, Math.ceil((decisive.triedAt.getTime() + limit.windowMs - now) / 1000)));
  }
}

function hashName(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('base64url');
}
