import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { MAX_PER_LINE } from './cart-limits.js';
import { IsSessionId } from './session-id.js';

const NOT_WHOLE = 'Quantity must be a whole number';

@ApiSchema({ name: 'SetQuantity' })
export class SetQuantityDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PER_LINE })
  @IsInt({ message: NOT_WHOLE })
  @Min(1, { message: 'Quantity must be at least 1' })
  @Max(MAX_PER_LINE, { message: `Quantity must be at most ${MAX_PER_LINE}` })
  quantity: number;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'the size; unset for a product without sizes',
  })
  @IsOptional()
  @IsString({ message: 'variantId must be the id of a size' })
  variantId?: string | null;
}

@ApiSchema({ name: 'AddToCart' })
export class AddToCartDto extends SetQuantityDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PER_LINE, default: 1 })
  override quantity = 1;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsString({ message: 'productId is required' })
  productId: string;

  @ApiProperty({ type: String, example: 'session-7f9c2ba4e88f827d616045507605853e' })
  @IsSessionId()
  sessionId: string;
}
