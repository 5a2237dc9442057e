import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MESSAGE_TEXTS } from '@shop/contract/text-fields';
import { id, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

@ApiSchema({ name: 'SaveAnswer' })
export class SaveAnswerDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 5000 })
  @Text(MESSAGE_TEXTS.savedAnswer)
  text: string;
}

@ApiSchema({ name: 'SavedAnswer' })
export class SavedAnswerView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) text: string;
}
