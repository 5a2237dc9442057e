import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { invalidCredentials } from '../auth.errors.js';
import type { LoginView } from './auth.view.js';
import { LoginAttempts } from './login-attempts.js';
import { passwordFits } from '../users/passwords.js';
import { User } from '../users/user.entity.js';

/** Username and password for a token. Every failure costs the same work and gets the same answer. */
@Injectable()
export class SignIn {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly attempts: LoginAttempts,
    private readonly tokens: AdminTokens,
  ) {}

  /** Throws 401 "Invalid credentials", or 429 after too many failures. */
  async run(username: string, password: string, address: string): Promise<LoginView> {
    await this.attempts.begin(address, username);
    // Postgres takes no null byte in a text; no name has one.
    const user = username.includes('\0') ? null : await this.users.findOneBy({ username });
    if (!(await passwordFits(user?.password, password)) || !user) throw invalidCredentials();
    await this.attempts.succeeded(address, username);
    return { token: await this.tokens.issue(user), user: { id: user.id, username: user.username, isAdmin: user.isAdmin } };
  }
}
