import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { id, text } from '#platform/http/openapi-fields.js';

export const MAX_PAGE_SIZE = 100;
const CARD = 'card';
const SORTS = ['price-asc', 'price-desc'] as const;

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

  @ApiPropertyOptional({ ...text, description: 'a value of `sizes`: products that have it in stock, in any letter case' })
  @IsOptional()
  @IsString({ message: 'There is no such size' })
  @MaxLength(100, { message: 'There is no such size' })
  size?: string;

  @ApiPropertyOptional({ ...text, description: 'a value of `colors`: products that have it in stock' })
  @IsOptional()
  @IsString({ message: 'There is no such color' })
  color?: string;

  @ApiPropertyOptional({ ...id, description: 'the id of an artist' })
  @IsOptional()
  @IsUUID(undefined, { message: 'artist must be the id of an artist' })
  artist?: string;

  @ApiPropertyOptional({ enum: ['in-stock'], description: 'only products that can be bought' })
  @IsOptional()
  @IsIn(['in-stock'], { message: 'availability can only be in-stock' })
  availability?: 'in-stock';

  @ApiPropertyOptional({ enum: SORTS, description: 'unset: the newest first, of a search the best match' })
  @IsOptional()
  @IsIn(SORTS, { message: `sort must be ${SORTS.join(' or ')}` })
  sort?: (typeof SORTS)[number];

  @ApiPropertyOptional({ ...text, description: 'at most 100 characters and 8 words are read' })
  @IsOptional()
  @IsString({ message: 'The search must be a text' })
  search?: string;
}
