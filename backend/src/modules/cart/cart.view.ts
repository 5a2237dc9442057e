import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ProductListItemView } from '../catalog/index.js';

/** One line of a cart. It carries no session id: the answer alone opens nothing. */
@ApiSchema({ name: 'CartLine' })
export class CartLineView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
  @ApiProperty({ type: ProductListItemView }) product: ProductListItemView;
}
