import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'ChangedShares' })
export class ChangedSharesView {
  @ApiProperty({ type: 'integer', description: 'artists whose share is another one now' }) changed: number;
}

@ApiSchema({ name: 'ProductShare' })
export class ProductShareView {
  @ApiProperty(id) productId: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'basis points; null: the share of the artist' })
  shareBps: number | null;
}
