import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { type Role, ROLES } from '../guard/role-rules.js';

const optionalTime = { ...time, nullable: true } as const;

@ApiSchema({ name: 'AdminListItem' })
class AdminListItemView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) username: string;
  @ApiProperty(optionalText) displayName: string | null;
  @ApiProperty(optionalText) email: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'AdminRole' }) role: Role;
  @ApiProperty(optionalTime) disabledAt: Date | null;
  @ApiProperty({ ...optionalTime, description: 'the last sign-in' }) signedInAt: Date | null;
}

@ApiSchema({ name: 'Invitation' })
class OpenInvitationView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) username: string;
  @ApiProperty(optionalText) email: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'AdminRole' }) role: Role;
  @ApiProperty({ ...text, description: 'the name of the admin' }) invitedBy: string;
  @ApiProperty(time) expiresAt: Date;
  /** Its time is over, or it ended with the rights or the sign-ins of its admin. */
  @ApiProperty({ type: Boolean }) expired: boolean;
}

@ApiSchema({ name: 'ResetLink' })
class ResetLinkView {
  @ApiProperty(id) id: string;
  @ApiProperty(id) accountId: string;
  @ApiProperty(text) username: string;
  @ApiProperty({ ...text, description: 'the name of the admin, or "server"' }) createdBy: string;
  @ApiProperty(time) expiresAt: Date;
}

@ApiSchema({ name: 'AdminList' })
export class AdminListView {
  @ApiProperty({ type: [AdminListItemView] }) admins: AdminListItemView[];
  @ApiProperty({ type: [OpenInvitationView], description: 'not accepted yet' }) invitations: OpenInvitationView[];
  @ApiProperty({ type: [ResetLinkView], description: 'with which somebody can choose a new password' })
  resetLinks: ResetLinkView[];
}

@ApiSchema({ name: 'PasswordLink' })
export class PasswordLinkView {
  @ApiProperty({ ...text, description: 'path of the page, with its token; it is shown once' }) path: string;
  @ApiProperty(time) expiresAt: Date;
}
