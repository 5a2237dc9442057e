import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { PAGE_TEXTS } from '@shop/contract/text-fields';
import { IsBoolean, IsInt } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';

const MAX_BODY_LENGTH = 20_000;

@ApiSchema({ name: 'SavePage' })
export class SavePageDto {
  @ApiProperty({ type: Number, description: 'the version the page was opened with; 409 EDIT_CONFLICT when it is outdated' })
  @IsInt({ message: 'Version must be a whole number' })
  version: number;

  @ApiProperty({ type: String, minLength: 2, maxLength: 80 })
  @Text(PAGE_TEXTS.title)
  title: string;

  @ApiProperty({ type: String, maxLength: MAX_BODY_LENGTH, description: 'Markdown; HTML is shown as text' })
  @Text(PAGE_TEXTS.body)
  body: string;

  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'Published must be true or false' })
  published: boolean;
}

@ApiSchema({ name: 'PreviewPage' })
export class PreviewPageDto extends PickType(SavePageDto, ['body']) {}
