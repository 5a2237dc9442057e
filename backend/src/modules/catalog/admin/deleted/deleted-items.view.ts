import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text, time } from '#platform/http/openapi-fields.js';

/** A deleted product, category or artist. */
@ApiSchema({ name: 'DeletedItem' })
export class DeletedItemView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty(time) deletedAt: Date;
}

export const DELETED_ITEM_TYPES = { id: 'uuid', name: 'text', imageUrl: 'text', deletedAt: 'timestamptz' } as const;
