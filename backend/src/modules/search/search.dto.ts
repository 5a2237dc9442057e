import { ApiProperty } from '@nestjs/swagger';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

export class SearchDto {
  @ApiProperty({
    ...text,
    minLength: 2,
    maxLength: 100,
    description: 'words that all have to match; case and accents are ignored',
  })
  @Text({ label: 'Search', min: 2, max: 100, required: 'Please type at least 2 characters' })
  q: string;
}
