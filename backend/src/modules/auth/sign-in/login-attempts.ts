import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import type { Config } from '#src/config.js';
import { Clock } from '#platform/clock.js';
import { inTransaction, lockName, type Tx } from '#platform/database/transactions.js';
import { clientNetwork } from '#platform/http/client-network.js';
import { CONFIG } from '#platform/tokens.js';
import { tooManyAttempts } from '../auth.errors.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginAddress } from './login-address.entity.js';
import { type Guess, LoginAttempt } from './login-attempt.entity.js';
import { GUESSES_AT_NAME, NTH_ATTEMPT_OF_ADDRESS, NTH_ATTEMPT_OF_NAME_AND_ADDRESS } from './login-attempts.queries.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PER_NAME_AND_ADDRESS = { maxAttempts: 5, windowMs: 15 * MINUTE_MS };
const PER_ADDRESS = { maxAttempts: 50, windowMs: 60 * MINUTE_MS };
/**
 * For guesses spread over many addresses: after so many in a day, each further one waits, a minute first and twice as long each
 * time. Only somebody who has the password can send codes, so few of them are free. See docs/decisions/0442.
 */
const PER_NAME = {
  password: { free: 100, maxWaitMinutes: 15 },
  code: { free: 10, maxWaitMinutes: 60 },
} as const satisfies Record<Guess, object>;
const KNOWN_ADDRESS_MS = 90 * DAY_MS;

interface Attempt {
  address: string;
  usernameHash: string;
}

function attemptOf(ip: string, username: string): Attempt {
  const usernameHash = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return { address: clientNetwork(ip), usernameHash };
}

/** Minutes between the guess number `count` of a day and the next one. */
function waitMinutes(guess: Guess, count: number): number {
  const { free, maxWaitMinutes } = PER_NAME[guess];
  return count < free ? 0 : Math.min(2 ** (count - free), maxWaitMinutes);
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
    private readonly alerts: LoginAlerts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts an attempt, or throws 429; rejected attempts do not extend the wait. `guess` is null for what cannot be guessed. */
  async begin(ip: string, username: string, guess: Guess | null): Promise<void> {
    const waitSeconds = await this.beginOrWait(ip, username, guess);
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  }

  /** As `begin`, but where the name has to wait, the attempt counts for the address alone, and the wait is returned. */
  async beginOrWait(ip: string, username: string, guess: Guess | null): Promise<number> {
    if (this.config.RATE_LIMITS === 'off' && this.config.NODE_ENV !== 'production') return 0;
    const attempt = attemptOf(ip, username);
    // Most attempts of a flood end here, without a transaction and its locks.
    await this.assertBelowLimits(this.db.manager, attempt);
    return inTransaction(this.db, async (tx) => {
      await lockName(tx, `login ${attempt.address}`);
      await lockName(tx, `login name ${attempt.usernameHash}`);
      const attempts = tx.getRepository(LoginAttempt);
      await attempts.delete({ triedAt: LessThan(this.before(DAY_MS)) });
      await this.assertBelowLimits(tx, attempt);
      const waitMs = guess ? await this.guessAtName(tx, attempt, username, guess) : 0;
      await attempts.insert({ ...attempt, guess: waitMs > 0 ? null : guess, triedAt: this.clock.now() });
      return Math.ceil(waitMs / 1000);
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

  /** Returns how long the name must wait, or 0, and then tells when the next guess has to wait longer than before. */
  private async guessAtName(tx: Tx, { address, usernameHash }: Attempt, username: string, guess: Guess): Promise<number> {
    const [since, knownSince] = [this.before(DAY_MS), this.before(KNOWN_ADDRESS_MS)];
    const state = await GUESSES_AT_NAME.first(tx, usernameHash, guess, since, address, knownSince);
    const { count = 0, lastAt = null, failedHere = false, known = false } = state ?? {};
    const minutes = waitMinutes(guess, count);
    // A new address comes first: otherwise one that tries every second would get every turn, and keep the owner out.
    const longest = PER_NAME[guess].maxWaitMinutes / (failedHere ? 1 : 2);
    const waitMs = (lastAt?.getTime() ?? 0) + Math.min(minutes, longest) * MINUTE_MS - this.clock.now().getTime();
    if (minutes > 0 && !known && waitMs > 0) return waitMs;
    const next = waitMinutes(guess, count + 1);
    if (next > minutes) await this.alerts.waitRose(tx, { username, guess, minutes: next }, since);
    return 0;
  }

  private async assertBelowLimits(db: EntityManager, { address, usernameHash }: Attempt): Promise<void> {
    const range = ({ maxAttempts, windowMs }: typeof PER_ADDRESS) => [address, this.before(windowMs), maxAttempts - 1] as const;
    const byBoth = await NTH_ATTEMPT_OF_NAME_AND_ADDRESS.first(db, ...range(PER_NAME_AND_ADDRESS), usernameHash);
    if (byBoth) throw this.limitReached(byBoth.triedAt, PER_NAME_AND_ADDRESS.windowMs);
    const byAddress = await NTH_ATTEMPT_OF_ADDRESS.first(db, ...range(PER_ADDRESS));
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
