import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';

/** A screen of the list holds 120, and the button "Show more" adds to them. */
export const MAX_PRODUCTS = 200;

@ApiSchema({ name: 'SelectedProducts' })
export class SelectedProductsDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_PRODUCTS })
  @IsUUID(undefined, { each: true, message: 'ids must be ids of products' })
  @ArrayUnique((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id), { message: 'ids names a product twice' })
  @ArrayMaxSize(MAX_PRODUCTS, { message: `Please select at most ${MAX_PRODUCTS} products` })
  @ArrayMinSize(1, { message: 'Please select a product' })
  @IsArray({ message: 'Please select a product' })
  ids: string[];
}
