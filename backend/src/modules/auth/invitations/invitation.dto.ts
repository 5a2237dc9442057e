import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_TEXTS } from '@shop/contract/text-fields';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../users/password-rules.js';

const INCOMPLETE = { message: 'This link is not complete' };

export class InvitationTokenDto {
  @ApiProperty({ type: String, pattern: '^[\\w-]{43}$', description: 'the fragment of the link' })
  @Matches(/^[\w-]{43}$/, INCOMPLETE)
  @IsString(INCOMPLETE)
  token: string;
}

export class AcceptInvitationDto extends InvitationTokenDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @Text(ACCOUNT_TEXTS.displayName)
  displayName: string;

  @ApiProperty({ type: String, minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })
  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters` })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}
