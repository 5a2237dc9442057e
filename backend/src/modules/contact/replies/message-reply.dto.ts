import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MESSAGE_TEXTS } from '@shop/contract/text-fields';
import { IsBoolean, IsUUID, ValidateIf } from 'class-validator';
import { id, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

@ApiSchema({ name: 'ReplyToMessage' })
export class ReplyToMessageDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 5000 })
  @Text(MESSAGE_TEXTS.reply)
  text: string;

  @ApiProperty({ ...id, nullable: true, description: 'the last reply that the admin has seen; 409 when there is a later one' })
  @ValidateIf(({ lastReplyId }: ReplyToMessageDto) => lastReplyId !== null)
  @IsUUID(undefined, { message: 'lastReplyId must be the id of a reply or null' })
  lastReplyId: string | null;
}

@ApiSchema({ name: 'AnswerMessage' })
export class AnswerMessageDto {
  @ApiProperty({ type: Boolean, description: 'false: the admin has stopped writing' })
  @IsBoolean({ message: 'Answering must be true or false' })
  answering: boolean;
}
