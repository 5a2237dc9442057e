import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { text } from '#platform/http/openapi-fields.js';
import { CleanLine } from '#platform/http/text-fields.js';
import { BlankIsUnset } from '../filter.decorator.js';

const STOCK_FILTERS = ['out', 'low'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export class StockListDto {
  @ApiPropertyOptional({ enum: STOCK_FILTERS, description: 'out: sold out; low: up to 3 pieces or 14 days left' })
  @BlankIsUnset()
  @IsOptional()
  @IsIn(STOCK_FILTERS, { message: 'filter must be out or low' })
  filter?: StockFilter;

  @ApiPropertyOptional({ ...text, description: 'words that name and size must hold; accents do not matter' })
  @IsOptional()
  @CleanLine()
  @MaxLength(200, { message: 'The search must be at most 200 characters' })
  @Matches(/^\P{Cs}*$/u, { message: 'The search holds characters that cannot be used' })
  search?: string;
}
