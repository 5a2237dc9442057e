import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { toCents } from '@shop/contract/money';
import { STATE_CODES } from '@shop/contract/us-states';
import { PRICING_TEXTS } from '@shop/contract/text-fields';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Amount, optionalCents, NotInBody } from '#platform/http/money-fields.js';
import { dollars, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

const MAX_RATE_CENTS = 99_999;
const MAX_FREE_FROM_CENTS = 100_000_000;
const MAX_DAYS = 60;
const MAX_ORDER = 1_000;
const DAYS = { message: `Days must be whole numbers from 1 to ${MAX_DAYS}` };

@ApiSchema({ name: 'CreateShippingRate' })
export class CreateShippingRateDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 60 })
  @Text(PRICING_TEXTS.rateName)
  name: string;

  @ApiProperty({ ...dollars, description: 'US dollars, at most 999.99' })
  @Amount({ label: 'Price', invalid: 'Please enter a price', allowZero: true, maxCents: MAX_RATE_CENTS })
  amount: string;

  @NotInBody()
  get cents(): number {
    return toCents(this.amount);
  }

  @ApiPropertyOptional({ ...dollars, nullable: true, description: 'free for pieces of this value or more' })
  @IsOptional()
  @Amount({ label: 'Free from', invalid: 'Free from must be an amount above 0', maxCents: MAX_FREE_FROM_CENTS })
  freeFrom?: string | null;

  @NotInBody()
  get freeFromCents(): number | null {
    return optionalCents(this.freeFrom) ?? null;
  }

  @ApiPropertyOptional({ type: [String], description: 'codes of states; empty: everywhere' })
  @IsOptional()
  @ArrayUnique({ message: 'The states name one twice' })
  @IsIn(STATE_CODES, { each: true, message: 'Please choose states by their codes, such as MD' })
  @IsArray({ message: 'The states must be a list' })
  states?: string[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_DAYS,
    nullable: true,
    description: 'on the way; both or none',
  })
  @IsOptional()
  @Max(MAX_DAYS, DAYS)
  @Min(1, DAYS)
  @IsInt(DAYS)
  daysMin?: number | null;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_DAYS, nullable: true })
  @IsOptional()
  @Max(MAX_DAYS, DAYS)
  @Min(1, DAYS)
  @IsInt(DAYS)
  daysMax?: number | null;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_ORDER, description: 'the first fitting rate is chosen' })
  @IsOptional()
  @Max(MAX_ORDER, { message: `The place must be at most ${MAX_ORDER}` })
  @Min(0, { message: 'The place must be 0 or more' })
  @IsInt({ message: 'The place must be a whole number' })
  sortOrder?: number;

  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false' })
  isActive?: boolean;
}

@ApiSchema({ name: 'SaveShippingRate' })
export class SaveShippingRateDto extends CreateShippingRateDto {
  @ApiProperty({ type: 'integer', description: 'the version the form was opened with; 409 EDIT_CONFLICT when it is outdated' })
  @IsInt({ message: 'Version must be a whole number' })
  version: number;
}
