import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { AuditLog } from '../audit/audit-log.js';
import { factorChanged, secondFactorRequired } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import { User } from '../users/user.entity.js';
import { AuthChallenges } from './auth-challenges.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyFactor } from './passkey-factor.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { RelyingParty } from './relying-party.js';
import { COUNT_OWNERS_WITHOUT_FACTOR } from './second-factor.queries.js';
import type { RecoveryCodesView, SecondFactorsView } from './second-factor.view.js';

/** Which second factors an account has. */
@Injectable()
export class SecondFactors {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly passkeys: PasskeyFactor,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly challenges: AuthChallenges,
    private readonly audit: AuditLog,
  ) {}

  async own(admin: Admin): Promise<SecondFactorsView> {
    const user = await this.db.getRepository(User).findOneByOrFail({ id: admin.id });
    const passkeys = await this.db.getRepository(Passkey).find({ where: { userId: admin.id }, order: { createdAt: 'asc' } });
    return {
      totp: user.totpConfirmedAt !== null,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
      recoveryCodes: await this.recoveryCodes.countUnused(this.db.manager, admin.id),
    };
  }

  /** Whether no owner signs in with a password alone. */
  async ofAllOwners(): Promise<boolean> {
    return (await COUNT_OWNERS_WITHOUT_FACTOR.first(this.db))?.count === 0;
  }

  /** Throws 401 SECOND_FACTOR with a challenge when the account has a second factor. */
  async assertNone(user: User, party: RelyingParty): Promise<void> {
    const totp = user.totpConfirmedAt !== null;
    const passkey = await this.passkeys.options(party, user.id, false);
    if (!totp && !passkey) return;
    const challenge = await this.challenges.create('login', user, passkey?.challenge);
    const methods = [...(totp ? ['totp'] : []), ...(passkey ? ['passkey'] : []), 'recovery-code'];
    throw secondFactorRequired(totp, { challenge, methods, passkey: passkey ?? null });
  }

  /** Replaces the recovery codes. Throws 409 for an account without a second factor. */
  replaceRecoveryCodes(admin: Admin): Promise<RecoveryCodesView> {
    return inTransaction(this.db, async (tx) => {
      const user = await tx.getRepository(User).findOneByOrFail({ id: admin.id });
      if (!user.totpConfirmedAt && !(await tx.getRepository(Passkey).existsBy({ userId: user.id }))) throw factorChanged();
      await this.audit.record(tx, admin, 'replaced', 'recovery codes', admin.id);
      return { recoveryCodes: await this.recoveryCodes.replace(tx, admin.id) };
    });
  }

  /** After a reset link was used: the phone or key is lost. */
  async removeAll(tx: Tx, userId: string): Promise<void> {
    await tx.getRepository(User).update(userId, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
    await tx.getRepository(Passkey).delete({ userId });
    await this.recoveryCodes.deleteAll(tx, userId);
  }
}
