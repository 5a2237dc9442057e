import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { optionalText, text, time } from '#platform/http/openapi-fields.js';
import { type Role, ROLES } from '../guard/role-rules.js';

/** What the page of a link shows. */
@ApiSchema({ name: 'InvitationLink' })
export class InvitationLinkView {
  @ApiProperty({ enum: ['invitation', 'reset'], description: 'a reset is for an account that exists' })
  kind: 'invitation' | 'reset';
  @ApiProperty(text) username: string;
  @ApiProperty(optionalText) displayName: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'AdminRole' }) role: Role;
  @ApiProperty(time) expiresAt: Date;
}
