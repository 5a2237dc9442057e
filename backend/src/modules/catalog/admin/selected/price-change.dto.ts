import { PRICE_DIRECTIONS, PRICE_UNITS, type PriceChange } from '@shop/contract/price-change';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Amount } from '#platform/http/money-fields.js';

@ApiSchema({ name: 'PriceChange', description: 'the result is rounded to a cent' })
export class PriceChangeDto implements PriceChange {
  @ApiProperty({ enum: PRICE_DIRECTIONS })
  @IsIn(PRICE_DIRECTIONS, { message: 'Please choose raise or lower' })
  direction: PriceChange['direction'];

  @ApiProperty({ enum: PRICE_UNITS })
  @IsIn(PRICE_UNITS, { message: 'Please choose percent or dollars' })
  unit: PriceChange['unit'];

  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], description: 'above zero, at most 2 decimals' })
  @Amount({ label: 'The change', invalid: 'The change must be a number above zero' })
  value: string;
}
