import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { MailAddress, CleanLine } from '#platform/http/text-fields.js';
import { type Role, ROLES } from '../guard/access-rules.js';

const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$/;

export class RoleDto {
  @ApiProperty({ enum: ROLES, enumName: 'AdminRole' })
  @IsIn(ROLES, { message: 'Please choose a role' })
  role: Role;
}

export class InviteAdminDto extends RoleDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 60, pattern: USERNAME.source })
  @Matches(USERNAME, { message: 'Please enter 2 to 60 letters, digits, dots or hyphens' })
  @CleanLine()
  username: string;

  @ApiPropertyOptional({ type: String, format: 'email', maxLength: 254 })
  @MailAddress('Please enter a valid email address')
  @IsOptional()
  email?: string;
}
