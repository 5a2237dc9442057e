import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, text } from '#platform/http/openapi-fields.js';
import { ProductListItemView } from '../catalog/index.js';

@ApiSchema({ name: 'CartLineVariant' })
class CartLineVariantView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) label: string;
}

/** Without the session id: knowing a response must not give access to the cart. */
@ApiSchema({ name: 'CartLine' })
export class CartLineView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
  /** With price and stock of the chosen size. */
  @ApiProperty({ type: ProductListItemView }) product: ProductListItemView;
  @ApiProperty({ type: CartLineVariantView, nullable: true, description: 'the chosen size' }) variant: CartLineVariantView | null;
  @ApiProperty({ type: Boolean, description: 'the product has got sizes since: one must be chosen before the checkout' })
  needsSize: boolean;
}
