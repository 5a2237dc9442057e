import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { notFound } from '#platform/app-error.js';
import { Clock } from '#platform/clock.js';
import { inTransaction, lockName } from '#platform/database/transactions.js';
import { endResetLinks } from '../account/end-access.js';
import { AuditLog } from '../audit/audit-log.js';
import { usernameTaken } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import type { Role } from '../guard/role-rules.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { hashInvitationToken, invitationPath, newInvitationToken } from '../invitations/invitation-token.js';
import type { PasswordLinkView } from './admin-list.view.js';
import { USERNAME_IN_USE } from './admins.queries.js';
import { lockActingOwner } from './lock-acting-owner.js';

const VALID_MS = 72 * 60 * 60_000;

interface NewAdmin {
  username: string;
  email?: string | undefined;
  role: Role;
}

/** Invites somebody to become an admin: creates the link with which they choose their password. */
@Injectable()
export class InviteAdmin {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws 409 when the username is in use or invited. An expired invitation of the same name is replaced. */
  async execute(admin: Admin, { username, email = '', role }: NewAdmin): Promise<PasswordLinkView> {
    const token = newInvitationToken();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    await inTransaction(this.db, async (tx) => {
      await lockActingOwner(tx, admin);
      await lockName(tx, `invite ${username.toLowerCase()}`);
      if ((await USERNAME_IN_USE.first(tx, username, now))?.inUse) throw usernameTaken();
      const invitations = tx.getRepository(Invitation);
      await invitations.delete({ username, userId: IsNull(), acceptedAt: IsNull() });
      const invited = { username, email: email || null, role, invitedBy: admin.username, invitedById: admin.id };
      await invitations.insert({ ...invited, tokenHash: hashInvitationToken(token), createdAt: now, expiresAt });
      await this.audit.record(tx, admin, 'invited', 'account', null, { name: username, role });
    });
    return { path: invitationPath(token), expiresAt };
  }

  /** Withdraws an invitation or a reset link: it stops working. Throws 404 when it was used, withdrawn or, for a reset, has ended. */
  async withdraw(admin: Admin, id: string): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const links = tx.getRepository(Invitation);
      // Waits for somebody who is using the link.
      const link = await links.findOne({ where: { id, acceptedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
      if (!link) throw notFound('This invitation is no longer open');
      if (link.userId === null) await links.delete(id);
      else if (link.expiresAt > this.clock.now()) await endResetLinks(tx, link.userId);
      else throw notFound('This link is no longer open');
      await this.audit.record(tx, admin, 'withdrawn', link.userId === null ? 'invitation' : 'reset link', id, {
        name: link.username,
      });
    });
  }
}
