import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { optionalText } from '#platform/http/openapi-fields.js';
import { ProductListItemView } from '#modules/catalog/index.js';

@ApiSchema({ name: 'TiktokImport' })
export class TiktokImportView {
  @ApiProperty({ type: ProductListItemView }) product: ProductListItemView;
}

@ApiSchema({ name: 'TiktokImportFound' })
class TiktokImportFoundView {
  @ApiProperty(optionalText) name: string | null;
  @ApiProperty(optionalText) description: string | null;
  @ApiProperty({ ...optionalText, description: 'US dollars' }) price: string | null;
  @ApiProperty({ ...optionalText, description: 'the page of the product' }) sourceUrl: string | null;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'the source of each field' })
  sources: Record<string, string>;
}

@ApiSchema({ name: 'TiktokImportProgress' })
export class TiktokImportProgressView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, enum: ['waiting', 'running', 'done', 'refused'] }) status:
    | 'waiting'
    | 'running'
    | 'done'
    | 'refused';
  @ApiProperty({ type: String, nullable: true, description: 'the current step' }) step: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'why it ended without a product' }) message: string | null;
  @ApiProperty({ ...optionalText, description: 'the reason as a code' }) code: string | null;
  @ApiProperty({
    type: TiktokImportFoundView,
    nullable: true,
    description: 'the fields that were found although nothing was created',
  })
  found: TiktokImportFoundView | null;
  @ApiProperty({ type: ProductListItemView, nullable: true }) product: ProductListItemView | null;
}
