import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIVE_TOPICS, type LiveTopic } from './live-topics.js';

/** The data of an event "changes". It names what to read again and contains nothing of it. */
@ApiSchema({ name: 'LiveChanges' })
export class LiveChangesView {
  @ApiProperty({ enum: LIVE_TOPICS, isArray: true })
  topics: LiveTopic[];

  @ApiPropertyOptional({
    type: [String],
    description: 'The orders that were placed or changed, with the topic "orders". Missing when any of them may have changed.',
  })
  orderIds?: string[];
}
