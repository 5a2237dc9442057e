import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { text } from '#platform/http/openapi-fields.js';
import { BlankIsUnset, Day } from '../filter.decorator.js';

export const FIGURE_GROUPS = ['day', 'product', 'size', 'artist', 'category', 'method'] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

const COMPARISONS = ['before', 'last-year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export class FiguresDto {
  @ApiPropertyOptional({ ...text, format: 'date', description: 'first day, in the shop’s time zone; 30 days before `to`' })
  @Day()
  from?: string;

  @ApiPropertyOptional({ ...text, format: 'date', description: 'last day, in the shop’s time zone; today' })
  @Day()
  to?: string;

  @ApiPropertyOptional({ enum: FIGURE_GROUPS, enumName: 'FigureGroup', default: 'day' })
  @BlankIsUnset()
  @IsOptional()
  @IsIn(FIGURE_GROUPS, { message: 'Please choose day, product, size, artist, category or method' })
  by?: FigureGroup;

  @ApiPropertyOptional({
    enum: COMPARISONS,
    enumName: 'FigureComparison',
    default: 'before',
    description: 'before: as many days, right before; last-year: the same days of the year before',
  })
  @BlankIsUnset()
  @IsOptional()
  @IsIn(COMPARISONS, { message: 'Please choose before or last-year' })
  compare?: Comparison;
}
