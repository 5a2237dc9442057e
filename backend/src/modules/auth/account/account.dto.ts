import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../users/password-rules.js';

const TOO_LONG = { message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters` };

export class ChangePasswordDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_PASSWORD_LENGTH })
  @MaxLength(MAX_PASSWORD_LENGTH, TOO_LONG)
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  current: string;

  @ApiProperty({ type: String, minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })
  @MaxLength(MAX_PASSWORD_LENGTH, TOO_LONG)
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  next: string;
}
