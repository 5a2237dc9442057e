import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';

const MISSING = 'Please enter a TikTok product URL';
export const MAX_PAGE_CHARACTERS = 5_000_000;

export class TiktokImportDto {
  @ApiProperty({ type: String, description: 'a link to a product or video, or a shared text that holds one' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString({ message: MISSING })
  @Length(1, 5_000, { message: ({ value }) => (typeof value === 'string' && value !== '' ? 'The text is too long' : MISSING) })
  url: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: "the page's source, when TikTok shows the page to people only",
  })
  @IsOptional()
  @IsString({ message: 'The page source must be text' })
  @MaxLength(MAX_PAGE_CHARACTERS, { message: 'The page source is too long' })
  pageSource?: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    required: false,
    description: 'a fresh id, to ask for the progress while this call waits',
  })
  @IsOptional()
  @IsUUID('4', { message: 'The import id must be a UUID' })
  importId?: string;
}
