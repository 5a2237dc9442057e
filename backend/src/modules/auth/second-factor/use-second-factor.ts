import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import type { User } from '../users/user.entity.js';
import { PasskeyFactor } from './passkey-factor.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { RelyingParty } from './relying-party.js';
import type { SecondStepDto } from './second-factor.dto.js';
import { TotpFactor } from './totp-factor.js';

interface PasskeyContext {
  party: RelyingParty;
  passkeyChallenge: string | null;
}

/** Checks what was sent for the second step and uses it up. */
@Injectable()
export class UseSecondFactor {
  constructor(
    private readonly totp: TotpFactor,
    private readonly passkeys: PasskeyFactor,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** Returns the name of the factor, or undefined when it does not fit. */
  async execute(
    tx: Tx,
    user: User,
    { code, recoveryCode, passkey: response }: SecondStepDto,
    { party, passkeyChallenge }: PasskeyContext,
  ): Promise<'authenticator app' | 'passkey' | 'recovery code' | undefined> {
    if (code) return user.totpConfirmedAt && (await this.totp.use(tx, user, code)) ? 'authenticator app' : undefined;
    if (recoveryCode) return (await this.recoveryCodes.use(tx, user.id, recoveryCode)) ? 'recovery code' : undefined;
    if (!response || passkeyChallenge === null) return undefined;
    const answer = { response, passkeyChallenge, verified: false };
    return (await this.passkeys.use(tx, party, user.id, answer)) ? 'passkey' : undefined;
  }
}
