import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, text } from '#platform/http/openapi-fields.js';
import type { PartKind } from '../entities/order-posting.entity.js';

const KINDS: readonly PartKind[] = ['tax', 'fee', 'shipping', 'goods', 'beyond'];

@ApiSchema({ name: 'RefundPreviewPart' })
class RefundPreviewPartView {
  @ApiProperty({ enum: KINDS, description: '`beyond`: what arrived beyond the order' })
  kind: PartKind;

  @ApiProperty({ ...id, nullable: true, description: 'the item, also of its tax' })
  itemId: string | null;

  @ApiProperty({ ...text, example: 'Dawn Hoodie, M' })
  label: string;

  @ApiProperty(dollars)
  amount: string;
}

@ApiSchema({ name: 'RefundPreviewShare' })
class RefundPreviewShareView {
  @ApiProperty(id) artistId: string;
  @ApiProperty(text) artistName: string;

  @ApiProperty({ ...dollars, description: 'what the artist loses by the refund' })
  amount: string;
}

/** What a refund would give back, before it is made. */
@ApiSchema({ name: 'RefundPreview' })
export class RefundPreviewView {
  @ApiProperty({ type: [RefundPreviewPartView] }) parts: RefundPreviewPartView[];
  @ApiProperty({ type: [RefundPreviewShareView] }) shares: RefundPreviewShareView[];
  @ApiProperty(dollars) total: string;
}
