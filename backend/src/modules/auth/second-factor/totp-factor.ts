import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { Clock } from '#platform/clock.js';
import { inTransaction, type Tx } from '#platform/database/transactions.js';
import { AuditLog } from '../audit/audit-log.js';
import { factorChanged, wrongCode } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import { AppSecret } from '../tokens/app-secret.js';
import { User } from '../users/user.entity.js';
import { Passkey } from './passkey.entity.js';
import { RecoveryCodes } from './recovery-codes.js';
import { openSealedText, sealText } from './sealed-text.js';
import { USE_TOTP_STEP } from './second-factor.queries.js';
import type { RecoveryCodesView, TotpSetupView } from './second-factor.view.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

const ISSUER = 'Lasting Freedom Admin';

/** The codes of an authenticator app: set up with one code, then asked at each sign-in. */
@Injectable()
export class TotpFactor {
  private readonly key: Buffer;

  constructor(
    secret: AppSecret,
    @InjectDataSource() private readonly db: DataSource,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {
    this.key = secret.keyFor('totp-secret');
  }

  /** Stores a new secret, which has no effect until `confirm`. Throws 409 when codes are on already. */
  async start(admin: Admin): Promise<TotpSetupView> {
    const secret = newTotpSecret();
    const inactive = { id: admin.id, totpConfirmedAt: IsNull() };
    const change = { totpSecret: sealText(this.key, admin.id, secret), totpLastStep: null };
    const { affected } = await this.db.getRepository(User).update(inactive, change);
    if (affected !== 1) throw factorChanged();
    return { secret, uri: totpUri(secret, admin.username, ISSUER) };
  }

  /** Turns the codes on. Returns new recovery codes, or none when a passkey had brought them before. Throws 400 for a wrong code. */
  confirm(admin: Admin, code: string): Promise<RecoveryCodesView> {
    return inTransaction(this.db, async (tx) => {
      const user = await tx.getRepository(User).findOneByOrFail({ id: admin.id });
      if (user.totpConfirmedAt) throw factorChanged();
      if (!(await this.use(tx, user, code))) throw wrongCode(400);
      await tx.getRepository(User).update(admin.id, { totpConfirmedAt: this.clock.now() });
      await this.audit.record(tx, admin, 'turned on', 'authenticator app', admin.id);
      const hasCodes = (await this.recoveryCodes.countUnused(tx, admin.id)) > 0;
      return { recoveryCodes: hasCodes ? [] : await this.recoveryCodes.replace(tx, admin.id) };
    });
  }

  turnOff(admin: Admin): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const off = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
      await tx.getRepository(User).update(admin.id, off);
      if (!(await tx.getRepository(Passkey).existsBy({ userId: admin.id }))) await this.recoveryCodes.deleteAll(tx, admin.id);
      await this.audit.record(tx, admin, 'turned off', 'authenticator app', admin.id);
    });
  }

  /** Whether the code is right and was not used before; it is used then. */
  async use(tx: Tx, user: User, code: string): Promise<boolean> {
    const secret = user.totpSecret === null ? undefined : openSealedText(this.key, user.id, user.totpSecret);
    const step = secret === undefined ? undefined : stepOfCode(secret, code, this.clock.now());
    if (step === undefined || user.totpSecret === null) return false;
    return (await USE_TOTP_STEP.first(tx, user.id, step, user.totpSecret)) !== undefined;
  }
}
