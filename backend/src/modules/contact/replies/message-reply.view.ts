import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, text, time } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'MessageReply' })
export class MessageReplyView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) author: string;
  @ApiProperty(text) text: string;
  @ApiProperty(time) createdAt: Date;
}
