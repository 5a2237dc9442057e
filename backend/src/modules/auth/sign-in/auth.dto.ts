import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_TEXTS } from '@shop/contract/text-fields';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { MAX_PASSWORD_LENGTH } from '../users/password-rules.js';

export class LoginDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120, description: 'letter case and spaces around it do not matter' })
  @Text(ACCOUNT_TEXTS.signInName)
  username: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_PASSWORD_LENGTH })
  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters` })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}
