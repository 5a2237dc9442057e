import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '#platform/app-error.js';
import { Clock } from '#platform/clock.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { endAccess, endLinks } from '../account/end-access.js';
import { AuditLog } from '../audit/audit-log.js';
import { accountDisabled, lastOwner } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import type { Role } from '../guard/role-rules.js';
import { insertResetLink } from '../invitations/create-reset-link.js';
import { User } from '../users/user.entity.js';
import type { PasswordLinkView } from './admin-list.view.js';
import { LOCK_ACTIVE_OWNERS } from './admins.queries.js';
import { lockActingOwner } from './lock-acting-owner.js';

/** What an owner changes about the account of an admin. Every method throws 404 for an unknown account. */
@Injectable()
export class UpdateAdmin {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Ends the links of the account and those that it made. Throws 409 LAST_OWNER instead of leaving the shop without an owner. */
  changeRole(admin: Admin, id: string, role: Role): Promise<void> {
    return this.change(admin, id, async (tx, user) => {
      if (user.role === role) return;
      if (role !== 'owner') await this.assertOtherOwner(tx, user);
      await tx.getRepository(User).update(id, { role });
      await endLinks(tx, id);
      const changes = { role: { before: user.role, after: role } };
      await this.audit.record(tx, admin, 'updated', 'account', id, { name: user.username, changes });
    });
  }

  /** Ends all sign-ins and links of the account. Throws 409 LAST_OWNER for the last owner. */
  disable(admin: Admin, id: string): Promise<void> {
    return this.change(admin, id, async (tx, user) => {
      if (user.disabledAt) return;
      await this.assertOtherOwner(tx, user);
      await tx.getRepository(User).update(id, { disabledAt: this.clock.now() });
      await endAccess(tx, id);
      await this.audit.record(tx, admin, 'disabled', 'account', id, { name: user.username });
    });
  }

  enable(admin: Admin, id: string): Promise<void> {
    return this.change(admin, id, async (tx, user) => {
      if (!user.disabledAt) return;
      await tx.getRepository(User).update(id, { disabledAt: null });
      await this.audit.record(tx, admin, 'enabled', 'account', id, { name: user.username });
    });
  }

  /** Signs the account out in all browsers at their next call, and ends its links. */
  endSignIns(admin: Admin, id: string): Promise<void> {
    return this.change(admin, id, async (tx, user) => {
      await endAccess(tx, id);
      await this.audit.record(tx, admin, 'signed out', 'account', id, { name: user.username });
    });
  }

  /** A link with which the admin chooses a new password; until it is used, nothing changes. 409 for a disabled account. */
  createResetLink(admin: Admin, id: string): Promise<PasswordLinkView> {
    return this.change(admin, id, async (tx, user) => {
      if (user.disabledAt) throw accountDisabled();
      const link = await insertResetLink(tx, user, admin, this.clock.now());
      await this.audit.record(tx, admin, 'created', 'reset link', id, { name: user.username });
      return link;
    });
  }

  private change<T>(admin: Admin, id: string, work: (tx: Tx, user: User) => Promise<T>): Promise<T> {
    return inTransaction(this.db, async (tx) => {
      await lockActingOwner(tx, admin);
      const users = tx.getRepository(User);
      const user = await users.findOne({ where: { id, isAdmin: true }, lock: { mode: 'pessimistic_write' } });
      if (!user) throw notFound('There is no such account');
      return work(tx, user);
    });
  }

  private async assertOtherOwner(tx: Tx, user: User): Promise<void> {
    const owners = await LOCK_ACTIVE_OWNERS.rows(tx);
    if (owners.length === 1 && owners[0]?.id === user.id) throw lastOwner();
  }
}
