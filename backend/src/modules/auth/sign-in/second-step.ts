import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { wrongCode } from '../auth.errors.js';
import { AuthChallenges } from '../second-factor/auth-challenges.js';
import type { RelyingParty } from '../second-factor/relying-party.js';
import type { SecondStepDto } from '../second-factor/second-factor.dto.js';
import { UseSecondFactor } from '../second-factor/use-second-factor.js';
import type { LoginView } from './auth.view.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginQueue } from './login-queue.js';
import { StartSession } from './start-session.js';

/** Completes a sign-in whose password was right with a code, a passkey or a recovery code. */
@Injectable()
export class SecondStep {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queue: LoginQueue,
    private readonly attempts: LoginAttempts,
    private readonly challenges: AuthChallenges,
    private readonly useSecondFactor: UseSecondFactor,
    private readonly startSession: StartSession,
  ) {}

  /**
   * Throws 401 for a wrong, late or used code, 401 CHALLENGE_EXPIRED after five minutes, and 429: wrong codes count as
   * failed logins.
   */
  execute(step: SecondStepDto, party: RelyingParty, address: string): Promise<LoginView> {
    return this.queue.run(async () => {
      const { username } = await this.challenges.userOf('login', step.challenge);
      await this.attempts.begin(address, username, step.code ? 'code' : null);
      const session = await inTransaction(this.db, async (tx) => {
        const { user, passkeyChallenge } = await this.challenges.use(tx, 'login', step.challenge);
        const method = await this.useSecondFactor.execute(tx, user, step, { party, passkeyChallenge });
        if (!method) throw wrongCode(401);
        return this.startSession.execute(tx, user, method);
      });
      await this.attempts.succeeded(address, username);
      return session;
    });
  }
}
