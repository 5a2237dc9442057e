import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { isActiveOwner, User } from '../users/user.entity.js';
import type { AdminListView } from './admin-list.view.js';

/** Reads all accounts with admin access and the links that can still be used or replaced. */
@Injectable()
export class ListAdmins {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AdminListView> {
    const users = await this.db.getRepository(User).find({ where: { isAdmin: true }, order: { createdAt: 'asc', id: 'asc' } });
    const open = { acceptedAt: IsNull() };
    const links = await this.db.getRepository(Invitation).find({ where: open, order: { createdAt: 'desc' } });
    const now = this.clock.now();
    const owners = new Set(users.filter(isActiveOwner).map(({ id }) => id));
    const hasEnded = ({ expiresAt, invitedById }: Invitation): boolean =>
      expiresAt <= now || (invitedById !== null && !owners.has(invitedById));
    return {
      admins: users.map(({ id, username, displayName, email, role, disabledAt, signedInAt }) => ({
        id,
        username,
        displayName,
        email,
        role,
        disabledAt,
        signedInAt,
      })),
      invitations: links
        .filter(({ userId }) => userId === null)
        .map((link) => {
          const { id, username, email, role, invitedBy, expiresAt } = link;
          return { id, username, email, role, invitedBy, expiresAt, expired: hasEnded(link) };
        }),
      resetLinks: links.flatMap((link) => {
        const { id, userId, username, invitedBy: createdBy, expiresAt } = link;
        return userId === null || hasEnded(link) ? [] : [{ id, accountId: userId, username, createdBy, expiresAt }];
      }),
    };
  }
}
