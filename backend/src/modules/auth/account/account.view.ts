import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { type Right, RIGHTS, type Role, ROLES } from '../guard/role-rules.js';

@ApiSchema({ name: 'AdminAccount' })
export class AccountView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) username: string;
  @ApiProperty(optionalText) displayName: string | null;
  @ApiProperty(optionalText) email: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'AdminRole' }) role: Role;
  @ApiProperty({ enum: Object.keys(RIGHTS), enumName: 'AdminRight', isArray: true, description: 'what the role may do' })
  rights: Right[];
  @ApiProperty({ ...time, nullable: true, description: 'null: still the password with which the shop was set up' })
  passwordChangedAt: Date | null;
}
