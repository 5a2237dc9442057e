import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { id, text } from '#platform/http/openapi-fields.js';
import { Trimmed } from '#platform/http/text-fields.js';

const MAX_PAGE_SIZE = 200;

export class AdminProductPageDto {
  @ApiPropertyOptional({ ...text, description: 'the id of a category, or none for products without one' })
  @IsOptional()
  @Matches(/^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, { message: 'There is no such category' })
  category?: string;

  @ApiPropertyOptional({ ...text, description: 'words that the name or the artist must hold' })
  @IsOptional()
  @Trimmed()
  @MaxLength(200, { message: 'The search must be at most 200 characters' })
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'The search holds characters that cannot be used' })
  search?: string;

  @ApiPropertyOptional({ ...id, description: 'the id of the last product of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of a product' })
  after?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(MAX_PAGE_SIZE, { message: `limit must be at most ${MAX_PAGE_SIZE}` })
  limit?: number;
}
