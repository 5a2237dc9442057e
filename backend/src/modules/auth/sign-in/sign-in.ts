import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { invalidCredentials, tooManyAttempts } from '../auth.errors.js';
import type { RelyingParty } from '../second-factor/relying-party.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { findByUsername } from '../users/find-by-username.js';
import { verifyPassword } from '../users/passwords.js';
import type { LoginDto } from './auth.dto.js';
import type { LoginView } from './auth.view.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginQueue } from './login-queue.js';
import { StartSession } from './start-session.js';

/** Exchanges username and password for a token. Every failure takes the same time and returns the same answer. */
@Injectable()
export class SignIn {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queue: LoginQueue,
    private readonly attempts: LoginAttempts,
    private readonly secondFactors: SecondFactors,
    private readonly startSession: StartSession,
  ) {}

  /** Throws 401 "Invalid credentials", 401 SECOND_FACTOR when the second step is missing, or 429 after too many failures. */
  execute(login: LoginDto, party: RelyingParty, address: string): Promise<LoginView> {
    return this.queue.run(() => this.signIn(login, party, address));
  }

  private async signIn({ username, password }: LoginDto, party: RelyingParty, address: string): Promise<LoginView> {
    const waitSeconds = await this.attempts.beginOrWait(address, username, 'password');
    // While the name waits, only accounts with a second factor go on, and the others are unknown: their passwords are not compared.
    const user = await findByUsername(this.db, username, { withSecondFactor: waitSeconds > 0 });
    const matches = await verifyPassword(user?.password, password);
    if (!matches || !user || user.disabledAt) throw waitSeconds > 0 ? tooManyAttempts(waitSeconds) : invalidCredentials();
    // The attempt stays counted until the second step: a right password must not allow more guesses at the code.
    await this.secondFactors.assertNone(user, party);
    await this.attempts.succeeded(address, username);
    return inTransaction(this.db, (tx) => this.startSession.execute(tx, user, 'password'));
  }
}
