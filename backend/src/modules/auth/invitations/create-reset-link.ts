import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { endResetLinks } from '../account/end-access.js';
import { AuditLog, SERVER } from '../audit/audit-log.js';
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
    const { path } = await insertResetLink(tx, user, SERVER, now);
    await new AuditLog().record(tx, SERVER, 'created', 'reset link', user.id, { name: username });
    return path;
  });
}

/** Replaces the unused reset links of the user by a new one, and tells the user by email. */
export async function insertResetLink(
  tx: Tx,
  user: User,
  inviter: { id: string | null; username: string },
  now: Date,
): Promise<{ path: string; expiresAt: Date }> {
  const token = newInvitationToken();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const { id: userId, username, role, email } = user;
  await endResetLinks(tx, userId);
  const link = { userId, username, role, email, createdAt: now, expiresAt };
  const maker = { invitedBy: inviter.username, invitedById: inviter.id };
  const { identifiers } = await tx.getRepository(Invitation).insert({ ...link, ...maker, tokenHash: hashInvitationToken(token) });
  const linkId = identifiers[0]?.['id'] as string;
  await new Outbox().add(tx, 'account.reset-link-created', { linkId }, `account.reset-link-created:${linkId}`);
  return { path: invitationPath(token), expiresAt };
}
