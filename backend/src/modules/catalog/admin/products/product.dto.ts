import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Amount } from '#platform/http/money-fields.js';
import { OneLine, Paragraphs } from '#platform/http/text-fields.js';
import { MAX_IMAGES } from './gallery.js';

const MAX_ADDRESS_LENGTH = 200;
export const MAX_STOCK = 1_000_000;
const sent = (field: keyof SaveProductDto) => ValidateIf((product: SaveProductDto) => product[field] !== undefined);

/** A whole number of pieces, sent as a number or as a string of digits. */
const Pieces = (label: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value,
    ),
    IsInt({ message: `${label} must be a whole number` }),
    Min(0, { message: `${label} must be at least 0` }),
    Max(MAX_STOCK, { message: `${label} must be at most 1,000,000` }),
  );

const Flag = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, description: 'unset: false for a new product, otherwise unchanged' }),
    IsBoolean({ message: `${label} must be true or false` }),
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
    description: 'unset: 0 for a new product, otherwise unchanged',
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
