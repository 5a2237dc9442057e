import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { endAccess } from '../account/end-access.js';
import { LOCK_ACTIVE_OWNERS } from '../admins/admins.queries.js';
import { AuditLog } from '../audit/audit-log.js';
import { linkExpired, unusablePassword, usernameTaken } from '../auth.errors.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import type { LoginView } from '../sign-in/auth.view.js';
import { StartSession } from '../sign-in/start-session.js';
import { passwordProblem } from '../users/password-rules.js';
import { hashPassword } from '../users/passwords.js';
import { isActiveOwner, User } from '../users/user.entity.js';
import { Invitation } from './invitation.entity.js';
import { hashInvitationToken } from './invitation-token.js';
import type { InvitationLinkView } from './invitation.view.js';

interface Acceptance {
  token: string;
  displayName: string;
  password: string;
}

/** Lets the bearer of a link choose a password, once, and signs them in. */
@Injectable()
export class AcceptInvitation {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly startSession: StartSession,
    private readonly secondFactors: SecondFactors,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** What the link is for; throws 410 when it does not work any more. */
  async describe(token: string): Promise<InvitationLinkView> {
    const { userId, username, role, expiresAt } = await this.find(token);
    const user = userId === null ? null : await this.db.getRepository(User).findOneBy({ id: userId });
    return { kind: user ? 'reset' : 'invitation', username, displayName: user?.displayName ?? null, role, expiresAt };
  }

  /** Throws 400 for an unusable password, 409 when the username was taken meanwhile, 410 when the link does not work. */
  async execute({ token, displayName, password }: Acceptance): Promise<LoginView> {
    const { username } = await this.find(token);
    const problem = passwordProblem(username, password);
    if (problem) throw unusablePassword('password', problem);
    const hash = await hashPassword(password);
    return inTransaction(this.db, async (tx) => {
      const invitation = await this.use(tx, token);
      const saved = await this.saveUser(tx, invitation, { displayName, password: hash, passwordChangedAt: this.clock.now() });
      const action = invitation.userId === null ? 'accepted' : 'used';
      const entity = invitation.userId === null ? 'invitation' : 'reset link';
      await this.audit.record(tx, saved, action, entity, saved.id, { name: username, from: invitation.invitedBy });
      return this.startSession.execute(tx, saved, 'password');
    }).catch((error: unknown) => {
      throw violatedConstraint(error) === 'users_username_key' ? usernameTaken() : error;
    });
  }

  private async find(token: string): Promise<Invitation> {
    const valid = { tokenHash: hashInvitationToken(token), acceptedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const invitation = await this.db.getRepository(Invitation).findOneBy(valid);
    if (!invitation) throw linkExpired();
    await assertMaker(this.db.manager, invitation);
    return invitation;
  }

  /**
   * Marks the link as used. Of two requests at once, the second waits for the first and then finds no unused link. The owners are locked,
   * so that none of them is disabled between the check and the commit.
   */
  private async use(tx: Tx, token: string): Promise<Invitation> {
    await LOCK_ACTIVE_OWNERS.rows(tx);
    const invitations = tx.getRepository(Invitation);
    const now = this.clock.now();
    const tokenHash = hashInvitationToken(token);
    const unused = { tokenHash, acceptedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await invitations.update(unused, { acceptedAt: now });
    if (affected !== 1) throw linkExpired();
    const invitation = await invitations.findOneByOrFail({ tokenHash });
    await assertMaker(tx, invitation);
    return invitation;
  }

  private async saveUser(
    tx: Tx,
    { userId, username, role, email }: Invitation,
    chosen: Pick<User, 'displayName' | 'password' | 'passwordChangedAt'>,
  ): Promise<User> {
    const users = tx.getRepository(User);
    if (userId === null) {
      const { identifiers } = await users.insert({ ...chosen, username, role, email, isAdmin: true });
      return users.findOneByOrFail({ id: identifiers[0]?.['id'] as string });
    }
    await users.update(userId, { ...chosen, disabledAt: null });
    await endAccess(tx, userId);
    // Otherwise a lost phone would lock the account for good.
    await this.secondFactors.removeAll(tx, userId);
    return users.findOneByOrFail({ id: userId });
  }
}

/** What somebody prepared before they left must not let them back in. Throws 410 unless the maker of the link is an active owner. */
async function assertMaker(manager: EntityManager, { invitedById }: Invitation): Promise<void> {
  if (invitedById === null) return;
  const maker = await manager.getRepository(User).findOneBy({ id: invitedById });
  if (!maker || !isActiveOwner(maker)) throw linkExpired();
}
