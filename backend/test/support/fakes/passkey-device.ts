import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Passkey } from '#modules/auth/second-factor/passkey.entity.js';
import type { TestShop } from '../shop.js';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Question {
  /** Of the WebAuthn options. */
  challenge: string;
  origin: string;
  /** Whether the device has checked a fingerprint, face or PIN. */
  verified?: boolean;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A credential with attestation "none": WebAuthn sections 6.5.4 and 8.7. */
function attestationOf(origin: string, rawId: Buffer, cose: Buffer): string {
  const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL;
  const head = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 0])]);
  const data = Buffer.concat([head, Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose]);
  const cbor = [Buffer.from('a3', 'hex'), Buffer.from('cfmtdnonegattStmt'), Buffer.from('a0', 'hex'), Buffer.from('hauthData')];
  return Buffer.concat([...cbor, Buffer.from([0x58, data.length]), data]).toString('base64url');
}

/** An authenticator with one passkey of the user, which is saved in the database: WebAuthn section 6.3.3. */
export async function givenPasskey(shop: Pick<TestShop, 'db'>, userId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  // COSE_Key of RFC 9053, section 7.1: EC2, ES256, P-256, x and y.
  const cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), left, Buffer.from('225820', 'hex'), right]);
  const credentialId = randomBytes(16).toString('base64url');
  const rawId = Buffer.from(credentialId, 'base64url');
  const key = { credentialId, publicKey: cose, counter: '0', transports: [] };
  await shop.db.getRepository(Passkey).insert({ userId, name: 'Key', createdAt: new Date(), ...key });
  return {
    /** As if the browser registered the passkey. */
    register({ challenge, origin }: Question): RegistrationResponseJSON {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }));
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestationOf(origin, rawId, cose),
          transports: [],
        },
      };
    },
    answer({ challenge, origin, verified = true }: Question): AuthenticationResponseJSON {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
      const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0);
      const data = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 0])]);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
