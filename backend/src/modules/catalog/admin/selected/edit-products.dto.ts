import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsInt, IsObject, IsOptional, IsUUID, ValidateIf, ValidateNested } from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { id } from '#platform/http/openapi-fields.js';
import { Amount, optionalCents } from '#platform/http/money-fields.js';
import type { ProductState } from '../../products/product.entity.js';
import { Pieces } from '../products/pieces.decorator.js';
import { ProductFlagsDto } from '../products/product-fields.dto.js';
import { State } from '../products/sale-fields.dto.js';
import { PriceChangeDto } from './price-change.dto.js';
import { MAX_PRODUCTS } from './selected-products.dto.js';

const MAX_SIZES = 100;

@ApiSchema({ name: 'SizeStockEdit' })
class SizeStockEditDto {
  @ApiProperty(id)
  @IsUUID(undefined, { message: 'id must be the id of a size' })
  id: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  @Pieces('Stock')
  stockQuantity: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'the stock that was shown: the difference is applied' })
  @Pieces('Stock')
  stockQuantityRead: number;
}

@ApiSchema({ name: 'ProductEdit' })
export class ProductEditDto extends ProductFlagsDto {
  @ApiProperty(id)
  @IsUUID(undefined, { message: 'id must be the id of a product' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'the version that was shown; sales do not change it' })
  @IsInt({ message: 'version must be a whole number' })
  version: number;

  @ApiPropertyOptional({ oneOf: [{ type: 'number' }, { type: 'string' }], description: 'US dollars, at most 2 decimals' })
  @IsOptional()
  @Amount({ label: 'Price', invalid: 'Price must be a valid positive number' })
  price?: string;

  get priceCents(): number | null | undefined {
    return optionalCents(this.price);
  }

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'only with stockQuantityRead' })
  @IsOptional()
  @Pieces('Stock')
  stockQuantity?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'the stock that was shown: the difference is applied' })
  @IsOptional()
  @Pieces('Stock')
  stockQuantityRead?: number;

  @ApiPropertyOptional({ type: [SizeStockEditDto], maxItems: MAX_SIZES, description: 'sizes whose stock changes' })
  @IsOptional()
  @ArrayMaxSize(MAX_SIZES, { message: `Please change at most ${MAX_SIZES} sizes of a product` })
  @ListOf(() => SizeStockEditDto, 'Please send a list of sizes')
  sizes?: SizeStockEditDto[];

  @ApiPropertyOptional({ type: PriceChangeDto, description: 'of the product and of sizes with a price of their own' })
  @ValidateIf(({ priceChange }: ProductEditDto) => priceChange !== undefined)
  @Type(() => PriceChangeDto)
  @IsObject({ message: 'Please send the change of the price' })
  @ValidateNested()
  priceChange?: PriceChangeDto;

  @ApiPropertyOptional(id)
  @ValidateIf(({ categoryId }: ProductEditDto) => categoryId !== undefined)
  @IsUUID(undefined, { message: 'categoryId must be the id of a category' })
  categoryId?: string;

  @ApiPropertyOptional({ ...id, nullable: true, description: 'null: without an artist' })
  @IsOptional()
  @IsUUID(undefined, { message: 'artistId must be the id of an artist' })
  artistId?: string | null;

  @State()
  state?: ProductState;
}

@ApiSchema({ name: 'EditProducts' })
export class EditProductsDto {
  @ApiProperty({ type: [ProductEditDto], minItems: 1, maxItems: MAX_PRODUCTS })
  @ArrayMinSize(1, { message: 'Please change a product' })
  @ArrayMaxSize(MAX_PRODUCTS, { message: `Please change at most ${MAX_PRODUCTS} products at once` })
  @ListOf(() => ProductEditDto, 'Please change a product')
  edits: ProductEditDto[];
}
