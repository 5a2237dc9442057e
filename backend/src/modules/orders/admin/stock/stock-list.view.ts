import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text } from '#platform/http/openapi-fields.js';

const pieces = { type: 'integer', minimum: 0 } as const;

@ApiSchema({ name: 'StockRow' })
export class StockRowView {
  @ApiProperty(id) productId: string;
  @ApiProperty(text) name: string;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty({ ...id, nullable: true }) variantId: string | null;
  @ApiProperty({ ...optionalText, description: 'null: the product has no sizes' }) size: string | null;
  @ApiProperty(pieces) left: number;
  @ApiProperty({ ...pieces, description: 'in 30 days; without cancelled, unpaid and returned pieces' }) sold30Days: number;
  @ApiProperty({ ...pieces, nullable: true, description: 'at the pace of the last 30 days; null: nothing was sold' })
  daysLeft: number | null;
  @ApiProperty({ ...pieces, description: 'pieces that come back when their orders are not paid' }) onUnpaidOrders: number;
}

@ApiSchema({ name: 'StockList' })
export class StockListView {
  @ApiProperty({ type: [StockRowView], description: 'those that run out first come first' }) rows: StockRowView[];
  @ApiProperty({ ...pieces, description: 'rows that match, also those that are left out' }) matching: number;
}
