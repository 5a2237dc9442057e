import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { DataSource } from 'typeorm';
import { Clock } from '#platform/clock.js';
import type { Tx } from '#platform/database/transactions.js';
import { Passkey } from './passkey.entity.js';
import type { RelyingParty } from './relying-party.js';

interface Answer {
  response: AuthenticationResponseJSON;
  /** From the challenge that was created with the options. */
  passkeyChallenge: string;
  /** The authenticator must have checked a fingerprint, face or PIN: required where no password was entered. */
  verified: boolean;
}

/** Asks for a passkey and checks its answer. */
@Injectable()
export class PasskeyFactor {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The options for the browser; undefined for a user without passkeys. */
  async options(
    party: RelyingParty,
    userId: string,
    verified: boolean,
  ): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
    const passkeys = await this.db.getRepository(Passkey).findBy({ userId });
    if (passkeys.length === 0) return undefined;
    return generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
      userVerification: verified ? 'required' : 'preferred',
    });
  }

  /** Whether a passkey of this user signed the challenge on this site. */
  async use(tx: Tx, party: RelyingParty, userId: string, { response, passkeyChallenge, verified }: Answer): Promise<boolean> {
    const passkeys = tx.getRepository(Passkey);
    // The answer is not validated before.
    const given: unknown = response.id;
    const passkey = typeof given === 'string' ? await passkeys.findOneBy({ userId, credentialId: given }) : null;
    if (!passkey) return false;
    const { credentialId: id, publicKey, counter, transports } = passkey;
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: passkeyChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: verified,
      credential: {
        id,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
        transports,
      },
    }).catch(() => undefined);
    if (!result?.verified) return false;
    const newCounter = String(result.authenticationInfo.newCounter);
    await passkeys.update(passkey.id, { counter: newCounter, lastUsedAt: this.clock.now() });
    return true;
  }
}
