import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { invalidCredentials } from '../auth.errors.js';
import type { LoginView } from './auth.view.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginQueue } from './login-queue.js';
import { verifyPassword } from '../users/passwords.js';
import { User } from '../users/user.entity.js';

/** Exchanges username and password for a token. Every failure takes the same time and returns the same answer. */
@Injectable()
export class SignIn {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly queue: LoginQueue,
    private readonly attempts: LoginAttempts,
    private readonly tokens: AdminTokens,
    private readonly clock: Clock,
  ) {}

  /** Throws 401 "Invalid credentials", or 429 after too many failures. */
  execute(username: string, password: string, address: string): Promise<LoginView> {
    return this.queue.run(() => this.signIn(username, password, address));
  }

  private async signIn(username: string, password: string, address: string): Promise<LoginView> {
    await this.attempts.begin(address, username);
    // Postgres rejects null bytes in text; no username has one.
    const user = username.includes('\0') ? null : await this.users.findOneBy({ username });
    const matches = await verifyPassword(user?.password, password);
    if (!matches || !user || user.disabledAt) throw invalidCredentials();
    await this.attempts.succeeded(address, username);
    await this.users.update(user.id, { signedInAt: this.clock.now() });
    return { token: await this.tokens.issue(user), user: { id: user.id, username: user.username, isAdmin: user.isAdmin } };
  }
}
