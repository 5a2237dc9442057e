import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { CleanLine } from '#platform/http/text-fields.js';
import { MAX_PASSWORD_LENGTH } from '../users/password-rules.js';

export class LoginDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120, description: 'letter case and spaces around it do not matter' })
  @CleanLine()
  @MaxLength(120, { message: 'Username must be at most 120 characters' })
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_PASSWORD_LENGTH })
  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters` })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}
