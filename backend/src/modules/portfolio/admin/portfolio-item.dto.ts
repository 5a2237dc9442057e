import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { PORTFOLIO_DESCRIPTION } from '@shop/contract/text-fields';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Text } from '#platform/http/text-fields.js';

const MAX_ITEMS = 2_000;
const MAX_INTEGER = 2_147_483_647;

@ApiSchema({ name: 'AddPortfolioItem' })
export class AddPortfolioItemDto {
  @ApiProperty({ type: String, description: '/api/images/{name} of an uploaded file' })
  @IsString({ message: 'Please upload a file first' })
  @MaxLength(200)
  mediaUrl: string;

  @ApiPropertyOptional({ enum: ['image', 'video'], default: 'image' })
  @IsOptional()
  @IsIn(['image', 'video'], { message: 'Media type must be image or video' })
  mediaType?: 'image' | 'video';

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 500 })
  @ValidateIf(
    (item: AddPortfolioItemDto) => item.description !== undefined && item.description !== null && item.description !== '',
  )
  @Text(PORTFOLIO_DESCRIPTION)
  description?: string | null;
}

@ApiSchema({ name: 'ChangePortfolioItem' })
export class ChangePortfolioItemDto {
  @ApiPropertyOptional({ type: Number, minimum: 0 })
  @ValidateIf((item: ChangePortfolioItemDto) => item.sortOrder !== undefined)
  @IsInt({ message: 'Sort order must be a whole number' })
  @Min(0, { message: 'Sort order must be at least 0' })
  @Max(MAX_INTEGER, { message: 'Sort order is too large' })
  sortOrder?: number;

  @ApiPropertyOptional({ type: String, nullable: true, minLength: 1, maxLength: 500 })
  @ValidateIf((item: ChangePortfolioItemDto) => item.description !== undefined && item.description !== null)
  @Text(PORTFOLIO_DESCRIPTION)
  description?: string | null;

  @ApiPropertyOptional({ type: Boolean })
  @ValidateIf((item: ChangePortfolioItemDto) => item.isCoverUp !== undefined)
  @IsBoolean({ message: 'Cover up must be true or false' })
  isCoverUp?: boolean;
}

@ApiSchema({ name: 'ArrangePortfolio' })
export class ArrangePortfolioDto {
  @ApiProperty({ type: [String], description: 'the id of every portfolio item, in the new order' })
  @IsUUID(undefined, { each: true, message: 'The order must be a list of ids' })
  @ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id), { message: 'The order names an item twice' })
  @ArrayMaxSize(MAX_ITEMS)
  ids: string[];
}
