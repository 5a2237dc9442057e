import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction } from '#platform/database/transactions.js';
import { AuditLog } from '../audit/audit-log.js';
import { unusablePassword, wrongPassword } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import type { LoginView } from '../sign-in/auth.view.js';
import { LoginAttempts } from '../sign-in/login-attempts.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { passwordProblem } from '../users/password-rules.js';
import { hashPassword, verifyPassword } from '../users/passwords.js';
import { User } from '../users/user.entity.js';
import { endAccess } from './end-access.js';

/** Changes the password of the current admin and ends all other sign-ins and the links of and by the account. */
@Injectable()
export class ChangePassword {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly attempts: LoginAttempts,
    private readonly tokens: AdminTokens,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a new token. Throws 400 for an unusable new password and 403 for a wrong current one, which counts as a
   * failed login (429). Of two changes at once, the second has a wrong current password.
   */
  async execute(admin: Admin, current: string, next: string, address: string): Promise<LoginView> {
    const problem = passwordProblem(admin.username, next) ?? (next === current ? 'Choose a new password' : undefined);
    if (problem) throw unusablePassword('next', problem);
    await this.attempts.begin(address, admin.username, 'password');
    const user = await this.db.getRepository(User).findOneByOrFail({ id: admin.id });
    if (!(await verifyPassword(user.password, current))) throw wrongPassword('current');
    const password = await hashPassword(next);
    await inTransaction(this.db, async (tx) => {
      const unchanged = { id: user.id, password: user.password, tokenVersion: user.tokenVersion };
      const { affected } = await tx.getRepository(User).update(unchanged, { password, passwordChangedAt: this.clock.now() });
      if (affected !== 1) throw wrongPassword('current');
      await endAccess(tx, user.id);
      await this.audit.record(tx, admin, 'changed', 'password', user.id);
    });
    await this.attempts.succeeded(address, admin.username);
    const { id, username, isAdmin } = user;
    return { token: await this.tokens.issue({ id, tokenVersion: user.tokenVersion + 1 }), user: { id, username, isAdmin } };
  }
}
