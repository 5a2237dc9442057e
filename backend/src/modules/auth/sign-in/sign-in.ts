import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { invalidCredentials } from '../auth.errors.js';
import type { RelyingParty } from '../second-factor/relying-party.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { verifyPassword } from '../users/passwords.js';
import { User } from '../users/user.entity.js';
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
    await this.attempts.begin(address, username);
    const user = await this.find(username);
    const matches = await verifyPassword(user?.password, password);
    if (!matches || !user || user.disabledAt) throw invalidCredentials();
    // The attempt stays counted until the second step: a right password must not allow more guesses at the code.
    await this.secondFactors.assertNone(user, party);
    await this.attempts.succeeded(address, username);
    return inTransaction(this.db, (tx) => this.startSession.execute(tx, user, 'password'));
  }

  /** Keyboards of phones write "Admin": the case does not matter. Names of before that differ in case alone are told apart by it. */
  private find(username: string): Promise<User | null> {
    return this.db
      .getRepository(User)
      .createQueryBuilder('u')
      .where('lower(u.username) = lower(:username)', { username })
      .orderBy('u.username = :username', 'DESC')
      .getOne();
  }
}
