import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'WaitingRow' })
export class WaitingRowView {
  @ApiProperty(id) productId: string;
  @ApiProperty({ ...id, nullable: true }) variantId: string | null;
  @ApiProperty(text) name: string;
  @ApiProperty({ ...optionalText, description: 'the size' }) label: string | null;
  @ApiProperty({ type: 'integer', description: 'people who confirmed and were not told yet' }) waiting: number;
  @ApiProperty({ type: 'integer', description: 'pieces that can be bought now' }) stockQuantity: number;
}

/** What to order again. It has no addresses. */
@ApiSchema({ name: 'WaitingList' })
export class WaitingListView {
  @ApiProperty({ type: [WaitingRowView], description: 'most waiting first, at most 200' }) rows: WaitingRowView[];
}
