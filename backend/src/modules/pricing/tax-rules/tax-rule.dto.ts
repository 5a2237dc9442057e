import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { toCents } from '@shop/contract/money';
import { CUSTOMER_TEXTS, PRICING_TEXTS } from '@shop/contract/text-fields';
import { STATE_CODES } from '@shop/contract/us-states';
import { ArrayMaxSize, ArrayUnique, IsIn, IsInt, IsOptional, ValidateBy } from 'class-validator';
import { Amount, optionalCents, NotInBody } from '#platform/http/money-fields.js';
import { dollars, optionalText, text } from '#platform/http/openapi-fields.js';
import { Text, TextEach } from '#platform/http/text-fields.js';
import { IsDay } from '../../settings/index.js';
import { CLOTHING_TAXES, type ClothingTax, SHIPPING_TAXES, type ShippingTax, TAX_KINDS, type TaxKind } from '../price-rules.js';

const MAX_ZIP_RANGES = 300;
const MAX_LIMIT_CENTS = 100_000_000;
const MAX_FEE_CENTS = 99_999;
const MAX_RATE_PERCENT = 30;
const DAY = 'Please enter a day such as 2026-01-31';

const isPercent = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{1,2}(\.\d{1,4})?$/.test(value) && Number(value) <= MAX_RATE_PERCENT;

const Percent = (): PropertyDecorator =>
  ValidateBy(
    { name: 'percent', validator: { validate: isPercent } },
    { message: `The rate must be a percentage from 0 to ${MAX_RATE_PERCENT} with at most 4 decimals` },
  );

@ApiSchema({ name: 'CreateTaxRule' })
export class CreateTaxRuleDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 60, description: 'who collects the tax' })
  @Text(PRICING_TEXTS.authority)
  authority: string;

  @ApiProperty({ ...text, description: 'the code of a state' })
  @IsIn(STATE_CODES, { message: 'Please choose a state by its code, such as MD' })
  state: string;

  @ApiPropertyOptional({ type: [String], description: '"12207" or "12007-12009"; empty: the whole state' })
  @IsOptional()
  @ArrayMaxSize(MAX_ZIP_RANGES, { message: `At most ${MAX_ZIP_RANGES} ZIP codes and ranges` })
  @ArrayUnique({ message: 'The ZIP codes name one twice' })
  @TextEach(PRICING_TEXTS.zipRange)
  zipRanges?: string[];

  @ApiProperty({ ...text, example: '6.25', description: 'percent, at most 4 decimals' })
  @Percent()
  rate: string;

  @ApiProperty({ enum: CLOTHING_TAXES, description: 'the exception for clothing' })
  @IsIn(CLOTHING_TAXES, { message: 'Please choose how clothing is taxed' })
  clothing: ClothingTax;

  @ApiPropertyOptional({ ...dollars, nullable: true, description: 'of one piece; not with none and exempt' })
  @IsOptional()
  @Amount({ label: 'The limit', invalid: 'The limit must be an amount above 0', maxCents: MAX_LIMIT_CENTS })
  clothingAmount?: string | null;

  @NotInBody()
  get clothingCents(): number | null {
    return optionalCents(this.clothingAmount) ?? null;
  }

  @ApiProperty({ enum: SHIPPING_TAXES })
  @IsIn(SHIPPING_TAXES, { message: 'Please choose how shipping is taxed' })
  shipping: ShippingTax;

  @ApiPropertyOptional({ ...dollars, nullable: true })
  @IsOptional()
  @Amount({ label: 'The delivery fee', invalid: 'The delivery fee must be an amount above 0', maxCents: MAX_FEE_CENTS })
  deliveryFee?: string | null;

  @NotInBody()
  get deliveryFeeCents(): number | null {
    return optionalCents(this.deliveryFee) ?? null;
  }

  @ApiPropertyOptional({ ...dollars, nullable: true, description: 'the value of the pieces from which the fee is collected' })
  @IsOptional()
  @Amount({ label: 'Fee from', invalid: 'Fee from must be an amount', allowZero: true, maxCents: MAX_LIMIT_CENTS })
  deliveryFeeFrom?: string | null;

  @NotInBody()
  get deliveryFeeFromCents(): number | null {
    return optionalCents(this.deliveryFeeFrom) ?? null;
  }

  @ApiPropertyOptional({ ...optionalText, description: 'the first day, YYYY-MM-DD, in the time zone of the shop' })
  @IsOptional()
  @IsDay(DAY)
  validFrom?: string | null;

  @ApiPropertyOptional({ ...optionalText, description: 'the last day' })
  @IsOptional()
  @IsDay(DAY)
  validTo?: string | null;
}

@ApiSchema({ name: 'SaveTaxRule' })
export class SaveTaxRuleDto extends CreateTaxRuleDto {
  @ApiProperty({ type: 'integer', description: 'the version the form was opened with; 409 EDIT_CONFLICT when it is outdated' })
  @IsInt({ message: 'Version must be a whole number' })
  version: number;
}

@ApiSchema({ name: 'TryTaxes' })
export class TryTaxRulesDto {
  @ApiProperty({ ...text, description: 'a code or a name' })
  @Text(CUSTOMER_TEXTS.state)
  state: string;

  @ApiProperty(text)
  @Text(CUSTOMER_TEXTS.zipCode)
  zipCode: string;

  @ApiProperty({ ...dollars, description: 'the price of one piece' })
  @Amount({ label: 'Amount', invalid: 'Please enter an amount' })
  amount: string;

  get cents(): number {
    return toCents(this.amount);
  }

  @ApiProperty({ enum: TAX_KINDS })
  @IsIn(TAX_KINDS, { message: 'Please choose clothing or other' })
  taxKind: TaxKind;

  @ApiPropertyOptional({ ...dollars, nullable: true })
  @IsOptional()
  @Amount({ label: 'Shipping', invalid: 'Shipping must be an amount', allowZero: true })
  shippingAmount?: string | null;

  get shippingCents(): number {
    return optionalCents(this.shippingAmount) ?? 0;
  }
}
