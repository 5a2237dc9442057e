import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_TEXTS } from '@shop/contract/text-fields';
import { IsIn, IsOptional } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { type Role, ROLES } from '../guard/role-rules.js';

export class RoleDto {
  @ApiProperty({ enum: ROLES, enumName: 'AdminRole' })
  @IsIn(ROLES, { message: 'Please choose a role' })
  role: Role;
}

export class InviteAdminDto extends RoleDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 60, pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$' })
  @Text(ACCOUNT_TEXTS.username)
  username: string;

  @ApiPropertyOptional({ type: String, format: 'email', maxLength: 254 })
  @Text(ACCOUNT_TEXTS.email)
  @IsOptional()
  email?: string;
}
