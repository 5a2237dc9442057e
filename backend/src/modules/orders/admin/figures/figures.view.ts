import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { optionalText, signedDollars, text } from '#platform/http/openapi-fields.js';
import { FIGURE_GROUPS, type FigureGroup } from './figures.dto.js';

const day = { ...text, format: 'date' } as const;

@ApiSchema({ name: 'FigureAmounts' })
export class FigureAmountsView {
  @ApiProperty({ ...signedDollars, description: 'payments that arrived' }) captured: string;
  @ApiProperty({ ...signedDollars, description: 'refunds that were completed; negative when one failed later' }) refunded: string;
  @ApiProperty({ ...signedDollars, description: 'captured less refunded' }) net: string;
  @ApiProperty({ type: 'integer', description: 'orders whose payment arrived' }) orders: number;
  @ApiProperty({ type: 'integer', description: 'pieces of these orders' }) units: number;
}

@ApiSchema({ name: 'FigureRow' })
export class FigureRowView {
  @ApiProperty({ ...optionalText, description: 'the day, method or id, with a size id/size; null: without artist or category' })
  key: string | null;
  @ApiProperty({ ...optionalText, description: 'the name of product, artist or category, or "Hoodie, M"' }) label: string | null;
  @ApiProperty({ type: FigureAmountsView }) now: FigureAmountsView;
  @ApiProperty({ type: FigureAmountsView, description: 'in the compared period' }) before: FigureAmountsView;
}

@ApiSchema({ name: 'FiguresPeriod' })
export class FiguresPeriodView {
  @ApiProperty(day) from: string;
  @ApiProperty(day) to: string;
}

@ApiSchema({ name: 'Figures' })
export class FiguresView {
  @ApiProperty({ type: FiguresPeriodView }) period: FiguresPeriodView;
  @ApiProperty({
    type: FiguresPeriodView,
    description: 'the compared period: as many days, right before, or the same days of last year',
  })
  before: FiguresPeriodView;
  @ApiProperty({ ...text, description: 'the shop’s time zone, in which days begin' }) timeZone: string;
  @ApiProperty({ enum: FIGURE_GROUPS, enumName: 'FigureGroup' }) by: FigureGroup;
  @ApiProperty({ type: FigureAmountsView }) total: FigureAmountsView;
  @ApiProperty({ type: FigureAmountsView }) totalBefore: FigureAmountsView;
  @ApiProperty({ type: [FigureRowView], description: 'days in their order, else by captured; at most 100, the CSV has all' })
  rows: FigureRowView[];
  @ApiProperty({ type: 'integer', description: 'rows beyond the first 100' }) moreRows: number;
}
