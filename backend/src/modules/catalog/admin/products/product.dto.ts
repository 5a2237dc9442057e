import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { Amount } from '#platform/http/money-fields.js';
import { OneLine, Paragraphs } from '#platform/http/text-fields.js';
import { MAX_IMAGES } from './gallery.js';
import { MAX_STOCK, Pieces } from './pieces.decorator.js';
import { MAX_OPTIONS, MAX_VARIANTS, OptionNames, SaveVariantDto } from './variant.dto.js';

const MAX_ADDRESS_LENGTH = 200;
const MAX_DETAIL_LENGTH = 2_000;
const sent = (field: keyof SaveProductDto) => ValidateIf((product: SaveProductDto) => product[field] !== undefined);

const Flag = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, description: 'unset: false for a new product, otherwise unchanged' }),
    IsBoolean({ message: `${label} must be true or false` }),
  );

const OptionalParagraphs = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_DETAIL_LENGTH }),
    IsOptional(),
    Paragraphs({ label, min: 0, max: MAX_DETAIL_LENGTH, required: `${label} must be text` }),
  );

const FileAddress = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_ADDRESS_LENGTH, description }),
    IsOptional(),
    IsString({ message: 'Please upload the file first' }),
    MaxLength(MAX_ADDRESS_LENGTH, { message: 'Please upload the file first' }),
  );

/** The product form. An update keeps the value of fields that are not sent. */
@ApiSchema({ name: 'SaveProduct' })
export class SaveProductDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @OneLine({ label: 'Name', min: 1, max: 120, required: 'Name is required' })
  name: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: 10_000 })
  @Paragraphs({ label: 'Description', min: 1, max: 10_000, required: 'Description is required' })
  description: string;

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

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 40, description: 'when no option names it' })
  @IsOptional()
  @OneLine({ label: 'Color', min: 0, max: 40, required: 'Color must be text' })
  color?: string | null;

  @OptionalParagraphs('Fabric and care')
  fabricCare?: string | null;

  @OptionalParagraphs('Fit')
  fit?: string | null;

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
    type: Number,
    nullable: true,
    description: 'position of the main image in additionalImages; out of range counts as 0',
  })
  @IsOptional()
  @IsInt({ message: 'Main image must be a whole number' })
  mainImageIndex?: number | null;

  @sent('isNew')
  @Flag('New')
  isNew?: boolean;

  @sent('isBestSeller')
  @Flag('Best Seller')
  isBestSeller?: boolean;

  @sent('isArtistSeries')
  @Flag('Artist Series')
  isArtistSeries?: boolean;

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
