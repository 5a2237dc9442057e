import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text } from '#platform/http/openapi-fields.js';

const count = { type: 'integer' } as const;

@ApiSchema({ name: 'PickedSize' })
class PickedSizeView {
  @ApiProperty({ ...id, nullable: true, description: 'null: a product without sizes' }) variantId: string | null;
  @ApiProperty(optionalText) label: string | null;
  @ApiProperty(count) pieces: number;
  @ApiPropertyOptional({
    type: [String],
    example: ['ORD-AB12CD34: $32.00 of it refunded: ask before packing'],
    description: 'the orders that have some of it refunded; missing for most',
  })
  notes?: string[];
}

@ApiSchema({ name: 'PickedProduct' })
export class PickedProductView {
  @ApiProperty(id) productId: string;
  @ApiProperty(text) name: string;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty(count) pieces: number;
  @ApiProperty({ type: [PickedSizeView], description: 'smallest first' }) sizes: PickedSizeView[];
}

@ApiSchema({ name: 'OrderLeftOut' })
export class OrderLeftOutView {
  @ApiProperty(text) orderNumber: string;
  @ApiProperty({ ...text, example: 'is cancelled' }) reason: string;
}

/** What to fetch from the shelves for some orders; no buyers, and no amounts but those of refunds. */
@ApiSchema({ name: 'PickList' })
export class PickListView {
  @ApiProperty({ type: [PickedProductView], description: 'by name' }) items: PickedProductView[];
  @ApiProperty(count) pieces: number;
  @ApiProperty({ ...count, description: 'how many orders these pieces are for' }) orders: number;
  @ApiProperty({ type: [OrderLeftOutView] }) leftOut: OrderLeftOutView[];
}
