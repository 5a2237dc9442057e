import { IsNull, type DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { User } from '../users/user.entity.js';
import { Invitation } from './invitation.entity.js';
import { hashInvitationToken, invitationPath, newInvitationToken } from './invitation-token.js';

const VALID_MS = 24 * 60 * 60_000;

/**
 * For `npm run admin:reset`: the path of a link with which the admin `username` chooses a new password. It works once and
 * for 24 hours, and earlier links of this account end. Throws an Error for an unknown name.
 */
export function createResetLink(db: DataSource, username: string, now = new Date()): Promise<string> {
  return inTransaction(db, async (tx) => {
    const user = await tx.getRepository(User).findOneBy({ username, isAdmin: true });
    if (!user) throw new Error(`There is no admin "${username}"`);
    const token = newInvitationToken();
    const invitations = tx.getRepository(Invitation);
    await invitations.delete({ userId: user.id, acceptedAt: IsNull() });
    const { role, email } = user;
    const expiresAt = new Date(now.getTime() + VALID_MS);
    await invitations.insert({
      tokenHash: hashInvitationToken(token),
      userId: user.id,
      username,
      role,
      email,
      invitedBy: 'server',
      createdAt: now,
      expiresAt,
    });
    return invitationPath(token);
  });
}
