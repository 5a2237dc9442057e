import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock.js';
import type { Tx } from '#platform/database/transactions.js';
import { AuditLog } from '../audit/audit-log.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { User } from '../users/user.entity.js';
import type { LoginView } from './auth.view.js';

/** With what somebody signed in. */
type SignInMethod = 'password' | 'authenticator app' | 'passkey' | 'recovery code';

/** The end of every sign-in: records it and issues the token. */
@Injectable()
export class StartSession {
  constructor(
    private readonly tokens: AdminTokens,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, user: User, method: SignInMethod): Promise<LoginView> {
    const { id, username, isAdmin } = user;
    await tx.getRepository(User).update(id, { signedInAt: this.clock.now() });
    await this.audit.record(tx, { id, username }, 'signed in', 'session', null, { method });
    return { token: await this.tokens.issue(user), user: { id, username, isAdmin } };
  }
}
