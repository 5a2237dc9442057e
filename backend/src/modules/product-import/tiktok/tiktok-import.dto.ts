import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { CleanLine } from '#platform/http/text-fields.js';

const MISSING = 'Please enter a TikTok product URL';
const MAX_PAGE_CHARACTERS = 5_000_000;

export class TiktokImportDto {
  @ApiProperty({ type: String, description: 'a link to a product or video, or a shared text that holds one' })
  @CleanLine()
  @Matches(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, { message: 'The text holds characters that cannot be used' })
  @IsString({ message: MISSING })
  @Length(1, 5_000, { message: ({ value }) => (typeof value === 'string' && value !== '' ? 'The text is too long' : MISSING) })
  url: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: 'the source of the page, for pages that TikTok shows only in a browser',
  })
  @IsOptional()
  @IsString({ message: 'The page source must be text' })
  @MaxLength(MAX_PAGE_CHARACTERS, { message: 'The page source is too long' })
  pageSource?: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    required: false,
    description: 'a new id with which the progress can be read while this request waits',
  })
  @IsOptional()
  @IsUUID('4', { message: 'The import id must be a UUID' })
  importId?: string;

  @ApiProperty({ type: Boolean, required: false, description: 'keep the product as a draft' })
  @IsOptional()
  @IsBoolean({ message: 'draft must be true or false' })
  draft?: boolean;
}
