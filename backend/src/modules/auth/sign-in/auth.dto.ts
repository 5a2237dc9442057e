import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Longer passwords are rejected before hashing, because Argon2's cost grows with the length. */
const MAX_PASSWORD_LENGTH = 128;

export class LoginDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
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
