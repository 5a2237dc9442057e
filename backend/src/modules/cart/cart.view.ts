import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ProductListItemView } from '../catalog/index.js';

/** Without the session id: knowing a response must not give access to the cart. */
@ApiSchema({ name: 'CartLine' })
export class CartLineView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
  @ApiProperty({ type: ProductListItemView }) product: ProductListItemView;
}
