import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import type { Config } from '#src/config.js';
import { Clock } from '#platform/clock.js';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { clientNetwork } from '#platform/http/client-network.js';
import { CONFIG } from '#platform/tokens.js';
import { tooManyAttempts } from '../auth.errors.js';
import { LoginAddress } from './login-address.entity.js';
import { LoginAttempt } from './login-attempt.entity.js';
import { NTH_ATTEMPT_OF_ADDRESS, NTH_ATTEMPT_OF_NAME, NTH_ATTEMPT_OF_NAME_AND_ADDRESS } from './login-attempts.queries.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PER_NAME_AND_ADDRESS = { maxAttempts: 5, windowMs: 15 * MINUTE_MS };
const PER_ADDRESS = { maxAttempts: 50, windowMs: 60 * MINUTE_MS };
/** For guesses spread over many addresses. Slow enough that it does not help against a password of 12 characters. */
const PER_NAME = { maxAttempts: 100, windowMs: DAY_MS };
const KNOWN_ADDRESS_MS = 90 * DAY_MS;

interface Attempt {
  address: string;
  usernameHash: string;
}

function attemptOf(ip: string, username: string): Attempt {
  const usernameHash = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return { address: clientNetwork(ip), usernameHash };
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
    if (this.config.RATE_LIMITS === 'off' && this.config.NODE_ENV !== 'production') return;
    const attempt = attemptOf(ip, username);
    // Most attempts of a flood end here, without a transaction and its locks.
    await this.assertBelowLimits(this.db.manager, attempt);
    await inTransaction(this.db, async (tx) => {
      await lockName(tx, `login ${attempt.address}`);
      await lockName(tx, `login name ${attempt.usernameHash}`);
      const attempts = tx.getRepository(LoginAttempt);
      await attempts.delete({ triedAt: LessThan(this.before(DAY_MS)) });
      await this.assertBelowLimits(tx, attempt);
      await attempts.insert({ ...attempt, triedAt: this.clock.now() });
    });
  }

  /** Removes the attempts of this name from this address after a successful login, and remembers the address. */
  async succeeded(ip: string, username: string): Promise<void> {
    const attempt = attemptOf(ip, username);
    await this.db.getRepository(LoginAttempt).delete(attempt);
    const addresses = this.db.getRepository(LoginAddress);
    await addresses.upsert({ ...attempt, signedInAt: this.clock.now() }, ['usernameHash', 'address']);
    await addresses.delete({ signedInAt: LessThan(this.before(KNOWN_ADDRESS_MS)) });
  }

  private async assertBelowLimits(db: EntityManager, { address, usernameHash }: Attempt): Promise<void> {
    const range = ({ maxAttempts, windowMs }: typeof PER_NAME) => [address, this.before(windowMs), maxAttempts - 1] as const;
    const byBoth = await NTH_ATTEMPT_OF_NAME_AND_ADDRESS.first(db, ...range(PER_NAME_AND_ADDRESS), usernameHash);
    if (byBoth) throw this.limitReached(byBoth.triedAt, PER_NAME_AND_ADDRESS.windowMs);
    const byAddress = await NTH_ATTEMPT_OF_ADDRESS.first(db, ...range(PER_ADDRESS));
    if (byAddress) throw this.limitReached(byAddress.triedAt, PER_ADDRESS.windowMs);
    const known = this.before(KNOWN_ADDRESS_MS);
    const byName = await NTH_ATTEMPT_OF_NAME.first(db, ...range(PER_NAME), usernameHash, known);
    if (byName) throw this.limitReached(byName.triedAt, PER_NAME.windowMs);
  }

  private before(windowMs: number): Date {
    return new Date(this.clock.now().getTime() - windowMs);
  }

  private limitReached(triedAt: Date, windowMs: number): Error {
    const remainingMs = triedAt.getTime() + windowMs - this.clock.now().getTime();
    return tooManyAttempts(Math.max(1, Math.ceil(remainingMs / 1000)));
  }
}
