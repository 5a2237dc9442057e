import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { generateRegistrationOptions, type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { DataSource } from 'typeorm';
import { AppError, notFound } from '#platform/app-error.js';
import { Clock } from '#platform/clock.js';
import { inTransaction, type Tx, violatedConstraint } from '#platform/database/transactions.js';
import { AuditLog } from '../audit/audit-log.js';
import { passkeyInUse, unusablePasskey } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import { User } from '../users/user.entity.js';
import { AuthChallenges } from './auth-challenges.js';
import { Passkey } from './passkey.entity.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { RelyingParty } from './relying-party.js';
import type { PasskeyChallengeView, RecoveryCodesView } from './second-factor.view.js';

const SHOP_NAME = 'Lasting Freedom Admin';

interface NewPasskey {
  challenge: string;
  name: string;
  passkey: RegistrationResponseJSON;
}

/** Adds and removes the passkeys of the current admin. */
@Injectable()
export class OwnPasskeys {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly challenges: AuthChallenges,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** What the browser needs to make a passkey. One that the account has already is not offered again. */
  async options(party: RelyingParty, admin: Admin): Promise<PasskeyChallengeView> {
    const passkeys = await this.db.getRepository(Passkey).findBy({ userId: admin.id });
    const options = await generateRegistrationOptions({
      rpName: SHOP_NAME,
      rpID: party.id,
      userID: new TextEncoder().encode(admin.id),
      userName: admin.username,
      excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    const user = await this.db.getRepository(User).findOneByOrFail({ id: admin.id });
    return { challenge: await this.challenges.create('register-passkey', user, options.challenge), options };
  }

  /**
   * Throws 400 when the browser's answer cannot be accepted or is late, because a 401 would end the session in the browser, and 409 for a
   * passkey that an account has already.
   */
  add(party: RelyingParty, admin: Admin, { challenge, name, passkey: response }: NewPasskey): Promise<RecoveryCodesView> {
    return inTransaction(this.db, async (tx) => {
      const { user, passkeyChallenge } = await this.useChallenge(tx, challenge);
      if (user.id !== admin.id || passkeyChallenge === null) throw unusablePasskey();
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge: passkeyChallenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!result?.verified) throw unusablePasskey();
      const { id: credentialId, publicKey, counter, transports = [] } = result.registrationInfo.credential;
      const created = { userId: admin.id, name, createdAt: this.clock.now(), transports };
      const key = { credentialId, publicKey: Buffer.from(publicKey), counter: String(counter) };
      await tx.getRepository(Passkey).insert({ ...created, ...key });
      await this.audit.record(tx, admin, 'added', 'passkey', admin.id, { name });
      const hasCodes = (await this.recoveryCodes.countUnused(tx, admin.id)) > 0;
      return { recoveryCodes: hasCodes ? [] : await this.recoveryCodes.replace(tx, admin.id) };
    }).catch((error: unknown) => {
      throw violatedConstraint(error) === 'passkeys_credential_id_key' ? passkeyInUse() : error;
    });
  }

  private useChallenge(tx: Tx, challenge: string): ReturnType<AuthChallenges['use']> {
    return this.challenges.use(tx, 'register-passkey', challenge).catch((error: unknown) => {
      throw error instanceof AppError ? unusablePasskey() : error;
    });
  }

  /** Throws 404 for a passkey of somebody else. */
  remove(admin: Admin, id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const passkeys = tx.getRepository(Passkey);
      const passkey = await passkeys.findOneBy({ id, userId: admin.id });
      if (!passkey) throw notFound('There is no such passkey');
      await passkeys.delete(id);
      const user = await tx.getRepository(User).findOneByOrFail({ id: admin.id });
      const lastFactor = user.totpConfirmedAt === null && !(await passkeys.existsBy({ userId: admin.id }));
      if (lastFactor) await this.recoveryCodes.deleteAll(tx, admin.id);
      await this.audit.record(tx, admin, 'removed', 'passkey', admin.id, { name: passkey.name });
    });
  }
}
