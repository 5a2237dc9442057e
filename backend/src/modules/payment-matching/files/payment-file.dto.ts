import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { PAYMENT_MATCHING_TEXTS } from '@shop/contract/text-fields';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { MAX_ROWS } from '../reading/payment-rows.js';

/** With room for a line that is twice as long as those of any app. */
export const PAYMENT_FILE_BODY_BYTES = 6 * 1_048_576;
const MAX_ID_CHARACTERS = 220;
const EXCEPT = 'except must be ids of payments';

@ApiSchema({ name: 'ReadPaymentFile' })
export class ReadPaymentFileDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 255 })
  @Text(PAYMENT_MATCHING_TEXTS.fileName)
  fileName: string;

  @ApiProperty({ ...text, description: 'the text of the file' })
  @IsString({ message: 'Please choose a file' })
  content: string;

  @ApiProperty({ type: Boolean, description: 'true: says what would happen, and writes nothing' })
  @IsBoolean({ message: 'dryRun must be true or false' })
  dryRun: boolean;

  @ApiPropertyOptional({ type: [String], maxItems: MAX_ROWS, description: 'external ids of payments that are not booked' })
  @IsOptional()
  @IsArray({ message: EXCEPT })
  @ArrayMaxSize(MAX_ROWS, { message: EXCEPT })
  @IsString({ each: true, message: EXCEPT })
  @MaxLength(MAX_ID_CHARACTERS, { each: true, message: EXCEPT })
  except?: string[];
}
