import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppError } from '#platform/app-error.js';
import { inTransaction } from '#platform/database/transactions.js';
import { factorChanged, passkeyRefused } from '../auth.errors.js';
import type { Admin } from '../guard/access.js';
import { AuthChallenges } from '../second-factor/auth-challenges.js';
import { PasskeyFactor } from '../second-factor/passkey-factor.js';
import type { RelyingParty } from '../second-factor/relying-party.js';
import type { PasskeyAnswerDto } from '../second-factor/second-factor.dto.js';
import type { PasskeyChallengeView } from '../second-factor/second-factor.view.js';
import { User } from '../users/user.entity.js';
import { AdminConfirmations } from './admin-confirmations.js';

/** Confirms with a passkey, in place of the password, who uses a sign-in. */
@Injectable()
export class ConfirmWithPasskey {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly challenges: AuthChallenges,
    private readonly passkeys: PasskeyFactor,
    private readonly confirmations: AdminConfirmations,
  ) {}

  /** Throws 409 for an account without passkeys. The device must check a fingerprint, face or PIN. */
  async options(party: RelyingParty, admin: Admin): Promise<PasskeyChallengeView> {
    const user = await this.db.getRepository(User).findOneByOrFail({ id: admin.id });
    const options = await this.passkeys.options(party, admin.id, true);
    if (!options) throw factorChanged();
    return { challenge: await this.challenges.create('confirm', user, options.challenge), options };
  }

  /** Returns the end of the confirmation. Throws 403 for an answer that is late, was used, or does not fit. */
  execute(party: RelyingParty, admin: Admin, { challenge, passkey: response }: PasskeyAnswerDto): Promise<Date> {
    return inTransaction(this.db, async (tx) => {
      const { user, passkeyChallenge } = await this.challenges.use(tx, 'confirm', challenge);
      if (user.id !== admin.id || passkeyChallenge === null) throw passkeyRefused();
      const answer = { response, passkeyChallenge, verified: true };
      if (!(await this.passkeys.use(tx, party, admin.id, answer))) throw passkeyRefused();
      return this.confirmations.record(tx, admin);
    }).catch((error: unknown) => {
      throw error instanceof AppError ? passkeyRefused() : error;
    });
  }
}
