import { toCents } from '@shop/contract/money';
import { CATALOG_TEXTS } from '@shop/contract/text-fields';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { Amount } from '#platform/http/money-fields.js';
import { TextEach } from '#platform/http/text-fields.js';
import { MAX_IMAGES } from './gallery.js';
import { Ounces } from './ounces.decorator.js';
import { MAX_STOCK, Pieces } from './pieces.decorator.js';
import { ProductFieldsDto } from './product-fields.dto.js';
import { SaleFieldsDto } from './sale-fields.dto.js';
import { MAX_OPTIONS, MAX_VARIANTS, OptionNames, SaveVariantDto } from './variant.dto.js';

const MAX_ADDRESS_LENGTH = 200;
const sent = (field: keyof OtherFieldsDto) => ValidateIf((product: OtherFieldsDto) => product[field] !== undefined);

const FileAddress = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_ADDRESS_LENGTH, description }),
    IsOptional(),
    IsString({ message: 'Please upload the file first' }),
    MaxLength(MAX_ADDRESS_LENGTH, { message: 'Please upload the file first' }),
  );

/** The fields of the product form with rules of their own. */
class OtherFieldsDto {
  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'US dollars, at most 2 decimals, at most 99999999.99',
    example: 48,
  })
  @Amount({ label: 'Price', invalid: 'Price must be a valid positive number' })
  price: string;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'Category is required' })
  categoryId: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'an id; null or "none" for no artist' })
  @Transform(({ value }: { value: unknown }) => (value === 'none' || value === '' ? null : value))
  @IsOptional()
  @IsUUID(undefined, { message: 'Artist not found' })
  artistId?: string | null;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: MAX_STOCK,
    description:
      'unset: 0 for a new product, otherwise unchanged; of a product with sizes only the number that was read is accepted',
  })
  @sent('stockQuantity')
  @Pieces('Stock')
  stockQuantity?: number;

  @ApiPropertyOptional({
    type: Number,
    description: 'the stock this form was opened with: the edit is then applied as a difference, so that sales since then stay',
  })
  @sent('stockQuantityRead')
  @Pieces('The stock that was read')
  stockQuantityRead?: number;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MAX_OPTIONS,
    example: ['Size'],
    description: 'the options of the sizes; an empty list for a product without sizes; unset: unchanged',
  })
  @sent('optionNames')
  @OptionNames()
  optionNames?: string[];

  @ApiPropertyOptional({
    type: [SaveVariantDto],
    maxItems: MAX_VARIANTS,
    description: 'all sizes in their order: sizes that are missing are retired; unset: unchanged',
  })
  @sent('variants')
  @ArrayMaxSize(MAX_VARIANTS, { message: `A product can have at most ${MAX_VARIANTS} sizes` })
  @ListOf(() => SaveVariantDto, 'Sizes must be a list')
  variants?: SaveVariantDto[];

  @Ounces('ounces of one piece; unset: unchanged')
  weightOz?: number | null;

  @FileAddress('/api/images/{name}; the main image')
  imageUrl?: string | null;

  @FileAddress('/api/images/{name}')
  videoUrl?: string | null;

  @ApiPropertyOptional({ type: [String], nullable: true, maxItems: MAX_IMAGES, description: 'the whole gallery in its order' })
  // class-validator runs these decorators from the last one up.
  @IsOptional()
  @MaxLength(MAX_ADDRESS_LENGTH, { each: true, message: 'Please upload the file first' })
  @IsString({ each: true, message: 'Please upload the file first' })
  @ArrayMaxSize(MAX_IMAGES, { message: `A product can have at most ${MAX_IMAGES} images` })
  @IsArray({ message: 'Images must be a list' })
  additionalImages?: string[] | null;

  @ApiPropertyOptional({
    type: [String],
    nullable: true,
    maxItems: MAX_IMAGES,
    description: 'what each of additionalImages shows, in their order; unset: images that stay keep their text',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_IMAGES, { message: `A product can have at most ${MAX_IMAGES} images` })
  @TextEach(CATALOG_TEXTS.imageAlt)
  imageAlts?: string[] | null;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'position of the main image in additionalImages; out of range counts as 0',
  })
  @IsOptional()
  @IsInt({ message: 'Main image must be a whole number' })
  mainImageIndex?: number | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_ADDRESS_LENGTH,
    description: 'of a new product: the page it was copied from, so that a later import finds it; others are ignored',
    example: 'https://www.tiktok.com/view/product/1729400000000000000',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : undefined))
  @IsOptional()
  sourceUrl?: string | null;

  @ApiPropertyOptional({
    type: Number,
    description: 'the version this form was opened with; 409 EDIT_CONFLICT when someone has saved since',
  })
  @sent('version')
  @IsInt({ message: 'Version must be a whole number' })
  version?: number;
}

/** The product form. An update keeps the value of fields that are not sent. */
@ApiSchema({ name: 'SaveProduct' })
export class SaveProductDto extends IntersectionType(ProductFieldsDto, SaleFieldsDto, OtherFieldsDto) {
  get priceCents(): number {
    return toCents(this.price);
  }
}
