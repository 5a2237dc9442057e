import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CATALOG_TEXTS } from '@shop/contract/text-fields';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { TAX_KINDS, type TaxKind } from '#modules/pricing/index.js';
import { SizeGuideDto } from './size-guide.dto.js';

const MAX_CATEGORIES = 2_000;

@ApiSchema({ name: 'SaveCategory' })
export class SaveCategoryDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: 120 })
  @Text(CATALOG_TEXTS.categoryName)
  name: string;

  @ApiProperty({ type: String, maxLength: 120, pattern: '^[a-z0-9-]+$' })
  @Text(CATALOG_TEXTS.slug)
  slug: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: '/api/images/{name} of an uploaded image' })
  @IsOptional()
  @IsString({ message: 'Please upload the file first' })
  @MaxLength(200, { message: 'Please upload the file first' })
  imageUrl?: string | null;

  @ApiPropertyOptional({ type: SizeGuideDto, nullable: true, description: 'null: no size guide; unset: unchanged' })
  @IsOptional()
  @Type(() => SizeGuideDto)
  @IsObject({ message: 'The size guide must be a table' })
  @ValidateNested()
  sizeGuide?: SizeGuideDto | null;

  @ApiPropertyOptional({ enum: TAX_KINDS, description: 'how its products are taxed; unset: unchanged, clothing for a new one' })
  @ValidateIf(({ taxKind }: SaveCategoryDto) => taxKind !== undefined)
  @IsIn(TAX_KINDS, { message: 'Please choose clothing or other' })
  taxKind?: TaxKind;

  @ApiPropertyOptional({
    type: Number,
    description: 'the version this form was opened with; 409 EDIT_CONFLICT when someone has saved since',
  })
  @ValidateIf(({ version }: SaveCategoryDto) => version !== undefined)
  @IsInt({ message: 'Version must be a whole number' })
  version?: number;
}

@ApiSchema({ name: 'ArrangeCategories' })
export class ArrangeCategoriesDto {
  @ApiProperty({ type: [String], description: 'the id of every category, in the new order' })
  @IsUUID(undefined, { each: true, message: 'The order must be a list of ids' })
  @ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id), { message: 'The order names a category twice' })
  @ArrayMaxSize(MAX_CATEGORIES)
  ids: string[];
}
