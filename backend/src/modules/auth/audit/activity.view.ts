import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { AUDIT_ACTIONS, AUDIT_ENTITIES, type AuditAction, type AuditEntity } from './audit-rules.js';

@ApiSchema({ name: 'ActivityChange' })
class ActivityChangeView {
  @ApiProperty(text) field: string;
  @ApiProperty(optionalText) before: string | null;
  @ApiProperty(optionalText) after: string | null;
}

@ApiSchema({ name: 'ActivityDetail' })
class ActivityDetailView {
  @ApiProperty(text) field: string;
  @ApiProperty(text) value: string;
}

@ApiSchema({ name: 'ActivityEntry' })
export class ActivityEntryView {
  @ApiProperty(id) id: string;
  @ApiProperty(time) at: Date;
  @ApiProperty({ ...id, nullable: true, description: 'the account; null for the server itself' }) personId: string | null;
  @ApiProperty({ ...text, description: 'the name of the person, or the username at that time' }) person: string;
  @ApiProperty({ ...text, description: 'the username at that time' }) username: string;
  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'ActivityAction' }) action: AuditAction;
  @ApiProperty({ enum: AUDIT_ENTITIES, enumName: 'ActivityEntity' }) entity: AuditEntity;
  @ApiProperty(optionalText) entityId: string | null;
  @ApiProperty({ ...optionalText, description: 'the name of the object at that time' }) name: string | null;
  @ApiProperty({ type: [ActivityChangeView] }) changes: ActivityChangeView[];
  @ApiProperty({ type: [ActivityDetailView], description: 'what else was recorded' }) details: ActivityDetailView[];
}

@ApiSchema({ name: 'ActivityPage' })
export class ActivityPageView {
  @ApiProperty({ type: [ActivityEntryView], description: 'newest first, at most 50' }) entries: ActivityEntryView[];
  @ApiProperty({ ...optionalText, description: 'send it as `after` for the next page; null on the last one' })
  next: string | null;
}
