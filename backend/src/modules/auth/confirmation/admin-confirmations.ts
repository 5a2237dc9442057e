import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThan, MoreThan } from 'typeorm';
import { Clock } from '#platform/clock.js';
import type { Tx } from '#platform/database/transactions.js';
import { confirmationRequired, wrongPassword } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import { LoginAttempts } from '../sign-in/login-attempts.js';
import { verifyPassword } from '../users/passwords.js';
import { User } from '../users/user.entity.js';
import { AdminConfirmation } from './admin-confirmation.entity.js';

const CONFIRMATION_MS = 10 * 60_000;

/** The password or a passkey, asked again before a change that decides where money goes. It counts for one token, for ten minutes. */
@Injectable()
export class AdminConfirmations {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly attempts: LoginAttempts,
    private readonly clock: Clock,
  ) {}

  /** Returns the end of the confirmation. Throws 403 for a wrong password; wrong ones count as failed logins (429). */
  async confirm(admin: Admin, password: string, address: string): Promise<Date> {
    await this.attempts.begin(address, admin.username, 'password');
    const user = await this.db.getRepository(User).findOneBy({ id: admin.id });
    if (!(await verifyPassword(user?.password, password))) throw wrongPassword();
    await this.attempts.succeeded(address, admin.username);
    return this.record(this.db.manager, admin);
  }

  /** Counts in `tx` that the admin has proved again who they are. Returns the end of the confirmation. */
  async record(tx: Tx, admin: Admin): Promise<Date> {
    const confirmedAt = this.clock.now();
    const confirmations = tx.getRepository(AdminConfirmation);
    await confirmations.upsert({ tokenId: admin.tokenId, confirmedAt }, ['tokenId']);
    await confirmations.delete({ confirmedAt: LessThan(this.oldest()) });
    return new Date(confirmedAt.getTime() + CONFIRMATION_MS);
  }

  /** Throws 403 CONFIRMATION_REQUIRED unless this token was confirmed in the last ten minutes. */
  async assertConfirmed(admin: Admin): Promise<void> {
    const where = { tokenId: admin.tokenId, confirmedAt: MoreThan(this.oldest()) };
    if (!(await this.db.getRepository(AdminConfirmation).existsBy(where))) throw confirmationRequired();
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - CONFIRMATION_MS);
  }
}
