import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { optionalText } from '#platform/http/openapi-fields.js';
import { ContactMessageView } from '../contact.view.js';

/** A message is new again when an admin marks it as unread. */
const MESSAGE_STATES = ['new', 'open', 'answered', 'archived'] as const;
type MessageState = (typeof MESSAGE_STATES)[number];

@ApiSchema({ name: 'InboxMessage' })
export class AdminMessageView extends ContactMessageView {
  @ApiProperty({ type: Boolean }) read: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) readAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: in the inbox' })
  archivedAt: Date | null;
  @ApiProperty({ enum: MESSAGE_STATES }) state: MessageState;
  @ApiProperty({ ...optionalText, description: 'who has sent the last reply' }) repliedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) repliedAt: Date | null;
  @ApiProperty({ ...optionalText, description: 'who writes a reply, until `answeringUntil`' }) answeringBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) answeringUntil: Date | null;
}

@ApiSchema({ name: 'MessagesSummary' })
export class MessagesSummaryView {
  @ApiProperty({ type: 'integer', description: 'messages of the inbox' }) unread: number;
}
