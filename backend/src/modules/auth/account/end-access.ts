import { type FindOptionsWhere, IsNull } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { User } from '../users/user.entity.js';

/**
 * Ends all with which somebody could act as this account or come back: its sign-ins with their streams, queue dashboards and
 * confirmations, its challenges, and its links. The table of what ends when is what-ends-when.api.spec.ts.
 */
export async function endAccess(tx: Tx, userId: string): Promise<void> {
  // Tokens, and all that belongs to a token or a challenge, name the version for which they were made.
  await tx.getRepository(User).increment({ id: userId }, 'tokenVersion', 1);
  await endLinks(tx, userId);
}

/** Ends the links for this account and those that it made: whoever took one before would return with it. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  await endResetLinks(tx, userId);
  await endOpen(tx, { invitedById: userId });
}

/** Whoever holds an unused reset link of the account can do nothing with it from now on. */
export const endResetLinks = (tx: Tx, userId: string): Promise<void> => endOpen(tx, { userId });

/** The rows stay: owners see which invitations ended, and the email about a reset link is sent also when the link is gone. */
async function endOpen(tx: Tx, whose: FindOptionsWhere<Invitation>): Promise<void> {
  // A time of long ago, because the clocks of two servers differ.
  await tx.getRepository(Invitation).update({ ...whose, acceptedAt: IsNull() }, { expiresAt: () => 'created_at' });
}
