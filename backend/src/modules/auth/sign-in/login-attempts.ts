import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThan } from 'typeorm';
import type { Config } from '#src/config.js';
import { Clock } from '#platform/clock.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { clientNetwork } from '#platform/http/client-network.js';
import { CONFIG } from '#platform/tokens.js';
import { tooManyAttempts } from '../auth.errors.js';
import { LoginAttempt } from './login-attempt.entity.js';
import { NTH_ATTEMPT_OF_ADDRESS, NTH_ATTEMPT_OF_NAME } from './login-attempts.queries.js';

const MINUTE_MS = 60_000;
const PER_NAME = { maxAttempts: 5, windowMs: 15 * MINUTE_MS };
const PER_ADDRESS = { maxAttempts: 50, windowMs: 60 * MINUTE_MS };

function hashName(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('base64url');
}

/**
 * Limits failed logins per name and address. An attempt is counted before the password is verified and removed when it
 * was right, so that concurrent attempts gain nothing over consecutive ones.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts an attempt, or throws 429; rejected attempts do not extend the wait. */
  async begin(ip: string, username: string): Promise<void> {
    if (this.config.RATE_LIMITS === 'off') return;
    const address = clientNetwork(ip);
    const usernameHash = hashName(username);
    await inTransaction(this.db, async (tx) => {
      await lockName(tx, `login ${address}`);
      const attempts = tx.getRepository(LoginAttempt);
      await attempts.delete({ triedAt: LessThan(this.before(PER_ADDRESS.windowMs)) });
      await this.assertBelowLimits(tx, address, usernameHash);
      await attempts.insert({ address, triedAt: this.clock.now(), usernameHash });
    });
  }

  /** Removes the attempts of this name from this address after a successful login. */
  async succeeded(ip: string, username: string): Promise<void> {
    await this.db.getRepository(LoginAttempt).delete({ address: clientNetwork(ip), usernameHash: hashName(username) });
  }

  private async assertBelowLimits(tx: Tx, address: string, usernameHash: string): Promise<void> {
    const byName = await NTH_ATTEMPT_OF_NAME.first(
      tx,
      address,
      this.before(PER_NAME.windowMs),
      PER_NAME.maxAttempts - 1,
      usernameHash,
    );
    if (byName) throw this.limitReached(byName.triedAt, PER_NAME.windowMs);
    const byAddress = await NTH_ATTEMPT_OF_ADDRESS.first(
      tx,
      address,
      this.before(PER_ADDRESS.windowMs),
      PER_ADDRESS.maxAttempts - 1,
    );
    if (byAddress) throw this.limitReached(byAddress.triedAt, PER_ADDRESS.windowMs);
  }

  private before(windowMs: number): Date {
    return new Date(this.clock.now().getTime() - windowMs);
  }

  private limitReached(triedAt: Date, windowMs: number): Error {
    const remainingMs = triedAt.getTime() + windowMs - this.clock.now().getTime();
    return tooManyAttempts(Math.max(1, Math.ceil(remainingMs / 1000)));
  }
}
