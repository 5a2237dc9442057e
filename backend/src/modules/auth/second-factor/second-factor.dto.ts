import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { OneLine, CleanLine } from '#platform/http/text-fields.js';

const INCOMPLETE = { message: 'The sign-in is not complete' };
const CODE = /^\d{6}$/;
const CODE_FORM = { message: 'Please enter the 6 digits' };
const webAuthnAnswer = { type: 'object', additionalProperties: true, description: 'the answer of the passkey in JSON' } as const;

class ChallengeDto {
  @ApiProperty({ type: String, pattern: '^[\\w-]{43}$' })
  @Matches(/^[\w-]{43}$/, INCOMPLETE)
  @IsString(INCOMPLETE)
  challenge: string;
}

/** One of code, passkey and recoveryCode. */
export class SecondStepDto extends ChallengeDto {
  @ApiPropertyOptional({ type: String, pattern: CODE.source })
  @Matches(CODE, CODE_FORM)
  @CleanLine()
  @IsOptional()
  code?: string;

  @ApiPropertyOptional({ type: String, maxLength: 60 })
  @MaxLength(60, { message: 'The recovery code is too long' })
  @IsString({ message: 'Please enter a recovery code' })
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
  @ApiProperty({ type: String, pattern: CODE.source })
  @Matches(CODE, CODE_FORM)
  @CleanLine()
  code: string;
}

export class AddPasskeyDto extends ChallengeDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 60 })
  @OneLine({ label: 'Name', min: 1, max: 60, required: 'Please enter a name' })
  name: string;

  @ApiProperty(webAuthnAnswer)
  @IsObject(INCOMPLETE)
  passkey: RegistrationResponseJSON;
}
