import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, text, time } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'AdminPasskey' })
class PasskeyView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(time) createdAt: Date;
  @ApiProperty({ ...time, nullable: true }) lastUsedAt: Date | null;
}

/** The second factors of the current admin. */
@ApiSchema({ name: 'SecondFactors' })
export class SecondFactorsView {
  @ApiProperty({ type: Boolean, description: 'codes of an authenticator app' }) totp: boolean;
  @ApiProperty({ type: [PasskeyView] }) passkeys: PasskeyView[];
  @ApiProperty({ type: 'integer', description: 'unused ones' }) recoveryCodes: number;
}

@ApiSchema({ name: 'TotpSetup' })
export class TotpSetupView {
  @ApiProperty({ ...text, description: 'base32' }) secret: string;
  @ApiProperty({ ...text, description: 'the content of the QR code' }) uri: string;
}

@ApiSchema({ name: 'RecoveryCodes' })
export class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'new ones, shown once; empty when the earlier ones stay valid' })
  recoveryCodes: string[];
}

@ApiSchema({ name: 'PasskeyChallenge' })
export class PasskeyChallengeView {
  @ApiProperty({ ...text, description: 'to be sent back with the answer of the passkey, within five minutes' }) challenge: string;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'WebAuthn options in JSON' }) options: object;
}

const SECOND_FACTOR_METHODS = ['totp', 'passkey', 'recovery-code'] as const;

/** The additional properties of 401 SECOND_FACTOR. */
@ApiSchema({ name: 'SecondFactorChallenge' })
export class SecondFactorChallengeView {
  @ApiProperty({ type: String, enum: ['SECOND_FACTOR'] }) code: 'SECOND_FACTOR';
  @ApiProperty(text) message: string;
  @ApiProperty({ ...text, description: 'for POST /api/admin/login/second, within five minutes' }) challenge: string;
  @ApiProperty({ enum: SECOND_FACTOR_METHODS, enumName: 'SecondFactorMethod', isArray: true })
  methods: (typeof SECOND_FACTOR_METHODS)[number][];
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, description: 'WebAuthn options in JSON' })
  passkey: object | null;
}
