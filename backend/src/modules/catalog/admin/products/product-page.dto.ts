import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { id, text } from '#platform/http/openapi-fields.js';
import { CleanLine } from '#platform/http/text-fields.js';

const MAX_PAGE_SIZE = 200;

const STOCK_FILTERS = ['low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

const PRODUCT_SORTS = ['newest', 'name', 'price-asc', 'price-desc', 'stock-asc', 'stock-desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const STATE_FILTERS = ['draft', 'live', 'waiting'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export class AdminProductPageDto {
  @ApiPropertyOptional({ ...text, description: 'the id of a category, or none for products without one' })
  @IsOptional()
  @Matches(/^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, { message: 'There is no such category' })
  category?: string;

  @ApiPropertyOptional({ ...text, description: 'words that name, artist or category must hold; accents do not matter' })
  @IsOptional()
  @CleanLine()
  @MaxLength(200, { message: 'The search must be at most 200 characters' })
  @Matches(/^\P{Cs}*$/u, { message: 'The search holds characters that cannot be used' })
  search?: string;

  @ApiPropertyOptional({ enum: STOCK_FILTERS, description: 'low: 1 to 10 pieces left; out: none' })
  @IsOptional()
  @IsIn(STOCK_FILTERS, { message: 'stock must be low or out' })
  stock?: StockFilter;

  @ApiPropertyOptional({ enum: STATE_FILTERS, description: 'waiting: one of its moments is ahead' })
  @IsOptional()
  @IsIn(STATE_FILTERS, { message: 'state must be draft, live or waiting' })
  state?: StateFilter;

  @ApiPropertyOptional({ enum: PRODUCT_SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(PRODUCT_SORTS, { message: 'There is no such order' })
  sort?: ProductSort;

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
