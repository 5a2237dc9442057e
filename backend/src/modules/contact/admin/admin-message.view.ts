import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ContactMessageView } from '../contact.view.js';

@ApiSchema({ name: 'InboxMessage' })
export class AdminMessageView extends ContactMessageView {
  @ApiProperty({ type: Boolean }) read: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) readAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: in the inbox' })
  archivedAt: Date | null;
}

@ApiSchema({ name: 'MessagesSummary' })
export class MessagesSummaryView {
  @ApiProperty({ type: 'integer', description: 'messages of the inbox' }) unread: number;
}
