import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { PRODUCT_STATES, type ProductState } from '../../products/product.entity.js';

const MAX_PER_ORDER = 99;
/** With seconds or without, and always with a zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || !MOMENT.test(value)) return false;
  const year = new Date(value).getUTCFullYear();
  return year >= 2000 && year <= 2100;
}

const Moment = (label: string, description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, description }),
    IsOptional(),
    ValidateBy(
      { name: 'isMoment', validator: { validate: isMoment } },
      { message: `${label} must be a date and time with its zone, from 2000 to 2100` },
    ),
  );

export const State = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ enum: PRODUCT_STATES, description: 'a draft is nowhere in the shop; unset: live for a new product' }),
    ValidateIf(({ state }: { state?: unknown }) => state !== undefined),
    IsIn(PRODUCT_STATES, { message: 'state must be draft or live' }),
  );

/** When a product is in the shop, and how many pieces of it one order may have. Fields that are not sent stay as they are. */
export class SaleFieldsDto {
  @State()
  state?: ProductState;

  @Moment('Visible from', 'before this moment it is nowhere in the shop; null: at once')
  visibleFrom?: string | null;

  @Moment('On sale from', 'before this moment it is shown and cannot be bought; null: as soon as it is visible')
  buyableFrom?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MAX_PER_ORDER,
    description: 'pieces of all sizes together; null: as many as there are',
  })
  @IsOptional()
  @Max(MAX_PER_ORDER, { message: `At most per order must be at most ${MAX_PER_ORDER}` })
  @Min(1, { message: 'At most per order must be at least 1' })
  @IsInt({ message: 'At most per order must be a whole number' })
  mostPerOrder?: number | null;
}
