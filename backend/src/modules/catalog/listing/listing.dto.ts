import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, Min } from 'class-validator';
import { id, text } from '#platform/http/openapi-fields.js';

export const MAX_PAGE_SIZE = 100;
const CARD = 'card';

class PageDto {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(MAX_PAGE_SIZE, { message: `limit must be at most ${MAX_PAGE_SIZE}` })
  limit?: number;

  @ApiPropertyOptional({ ...id, description: 'the id of the last product of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of a product' })
  after?: string;
}

/** Without any of them, the answer is the list. */
export class ProductPageDto extends PageDto {
  @ApiPropertyOptional({ enum: [CARD], description: 'only the fields of ProductCard' })
  @IsOptional()
  @IsIn([CARD], { message: 'fields can only be card' })
  fields?: typeof CARD;
}

export class ListingDto extends PageDto {
  @ApiPropertyOptional({ ...text, description: 'the slug or id of a category, or all' })
  @IsOptional()
  @IsString({ message: 'There is no such category' })
  category?: string;

  @ApiPropertyOptional({ ...text, description: 'all, new, bestseller or artist; anything else matches nothing' })
  @IsOptional()
  @IsString({ message: 'There is no such filter' })
  filter?: string;

  @ApiPropertyOptional({ ...text, description: 'at most 100 characters and 8 words are read' })
  @IsOptional()
  @IsString({ message: 'The search must be a text' })
  search?: string;
}
