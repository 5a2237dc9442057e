import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { AuditLog, SERVER } from '../audit/audit-log.js';
import { findByUsername } from '../users/find-by-username.js';
import { User } from '../users/user.entity.js';
import type { Guess } from './login-attempt.entity.js';
import { LONGEST_LOGGED_WAIT } from './login-attempts.queries.js';

interface Wait {
  username: string;
  guess: Guess;
  minutes: number;
}

interface LoginAlert {
  username: string;
  /** Null for an account without an address. */
  email: string | null;
  guessed: Guess;
  since: Date;
}

/** Tells that sign-ins to an account wait, because somebody guesses. */
@Injectable()
export class LoginAlerts {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records a rise of the wait, unless the activity log tells of one as long since `since`. The first of these also sends an
   * email. Attempts at one name run one after the other, so both happen once.
   */
  async waitRose(tx: Tx, { username, guess, minutes }: Wait, since: Date): Promise<void> {
    const user = await findByUsername(tx, username);
    if (!user) return;
    const logged = (await LONGEST_LOGGED_WAIT.first(tx, user.id, guess, since))?.minutes ?? 0;
    if (logged >= minutes) return;
    const detail = { name: user.username, guessed: guess, waitMinutes: minutes };
    const entryId = await this.audit.record(tx, SERVER, 'slowed', 'account', user.id, detail);
    if (logged > 0) return;
    await this.outbox.add(tx, 'account.sign-ins-slowed', { entryId }, `account.sign-ins-slowed:${entryId}`);
  }

  /** What the email about a recorded rise says. */
  async describe(entryId: string): Promise<LoginAlert> {
    const { entityId, detail, createdAt } = await this.db.getRepository(AuditEntry).findOneByOrFail({ id: entryId });
    const { username, email } = await this.db.getRepository(User).findOneByOrFail({ id: entityId ?? '' });
    return { username, email, guessed: detail['guessed'] === 'code' ? 'code' : 'password', since: createdAt };
  }
}
