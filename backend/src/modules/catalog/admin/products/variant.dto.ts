import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CATALOG_TEXTS } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { Amount, optionalCents } from '#platform/http/money-fields.js';
import { Text, TextEach } from '#platform/http/text-fields.js';
import { Ounces } from './ounces.decorator.js';
import { Pieces } from './pieces.decorator.js';

export const MAX_OPTIONS = 3;
export const MAX_VARIANTS = 100;
const MAX_ADDRESS_LENGTH = 200;

/** The names of a product's options, for example "Size" and "Color". */
export const OptionNames = (): PropertyDecorator =>
  applyDecorators(
    TextEach(CATALOG_TEXTS.option),
    ArrayMaxSize(MAX_OPTIONS, { message: `A product can have at most ${MAX_OPTIONS} options` }),
    IsArray({ message: 'Options must be a list' }),
  );

const sent = (field: keyof SaveVariantDto) => ValidateIf((variant: SaveVariantDto) => variant[field] !== undefined);

@ApiSchema({ name: 'SaveVariant' })
export class SaveVariantDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'unset: a new size, or the retired one with these values' })
  @sent('id')
  @IsUUID(undefined, { message: 'Size not found' })
  id?: string;

  @ApiProperty({ type: [String], minItems: 1, maxItems: MAX_OPTIONS, description: 'one for each of `optionNames`' })
  @TextEach(CATALOG_TEXTS.sizeValue)
  @ArrayMaxSize(MAX_OPTIONS, { message: `A size can have at most ${MAX_OPTIONS} values` })
  @ArrayMinSize(1, { message: 'Every size needs a name' })
  @IsArray({ message: 'Every size needs a name' })
  values: string[];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: CATALOG_TEXTS.sku.max, description: 'unset: unchanged' })
  @IsOptional()
  @Text(CATALOG_TEXTS.sku)
  sku?: string | null;

  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    nullable: true,
    description: 'US dollars, not below the price of the product; null or empty: the price of the product; unset: unchanged',
  })
  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @IsOptional()
  @Amount({ label: 'Price', invalid: 'Price must be a valid positive number' })
  priceOverride?: string | null;

  get priceOverrideCents(): number | null | undefined {
    return optionalCents(this.priceOverride);
  }

  @ApiProperty({ type: 'integer', minimum: 0 })
  @Pieces('Stock')
  stockQuantity: number;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'the stock this form was opened with: the edit is then applied as a difference, so that sales since then stay',
  })
  @sent('stockQuantityRead')
  @Pieces('The stock that was read')
  stockQuantityRead?: number;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'an image of the gallery; unset: unchanged' })
  @IsOptional()
  @MaxLength(MAX_ADDRESS_LENGTH, { message: 'The image of a size must be in the gallery' })
  @IsString({ message: 'The image of a size must be in the gallery' })
  imageUrl?: string | null;

  @Ounces('ounces of one piece; null: the weight of the product; unset: unchanged')
  weightOz?: number | null;

  @ApiPropertyOptional({ type: Boolean, description: 'false: hidden in the shop; unset: true' })
  @sent('isActive')
  @IsBoolean({ message: 'A size is shown or hidden' })
  isActive?: boolean;
}

@ApiSchema({ name: 'AssignStock' })
export class AssignStockDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'the size; unset for a product that has no sizes any more',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Size not found' })
  variantId?: string | null;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @Pieces('Quantity', 1)
  quantity: number;
}
