import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_TEXTS } from '@shop/contract/text-fields';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { IsObject, IsOptional, IsString, Matches } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';

const INCOMPLETE = { message: 'The sign-in is not complete' };
const CODE = '^\\d{6}$';
const webAuthnAnswer = { type: 'object', additionalProperties: true, description: 'the answer of the passkey in JSON' } as const;

class ChallengeDto {
  @ApiProperty({ type: String, pattern: '^[\\w-]{43}$' })
  @Matches(/^[\w-]{43}$/, INCOMPLETE)
  @IsString(INCOMPLETE)
  challenge: string;
}

/** One of code, passkey and recoveryCode. */
export class SecondStepDto extends ChallengeDto {
  @ApiPropertyOptional({ type: String, pattern: CODE })
  @Text(ACCOUNT_TEXTS.code)
  @IsOptional()
  code?: string;

  @ApiPropertyOptional({ type: String, maxLength: 60 })
  @Text(ACCOUNT_TEXTS.recoveryCode)
  @IsOptional()
  recoveryCode?: string;

  @ApiPropertyOptional(webAuthnAnswer)
  @IsObject(INCOMPLETE)
  @IsOptional()
  passkey?: AuthenticationResponseJSON;
}

/** The answer of a passkey to the options of a challenge. */
export class PasskeyAnswerDto extends ChallengeDto {
  @ApiProperty(webAuthnAnswer)
  @IsObject(INCOMPLETE)
  passkey: AuthenticationResponseJSON;
}

export class TotpCodeDto {
  @ApiProperty({ type: String, pattern: CODE })
  @Text(ACCOUNT_TEXTS.code)
  code: string;
}

export class AddPasskeyDto extends ChallengeDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 60 })
  @Text(ACCOUNT_TEXTS.passkeyName)
  name: string;

  @ApiProperty(webAuthnAnswer)
  @IsObject(INCOMPLETE)
  passkey: RegistrationResponseJSON;
}
