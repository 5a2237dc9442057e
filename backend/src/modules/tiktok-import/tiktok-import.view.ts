import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ProductListItemView } from '../catalog/index.js';

@ApiSchema({ name: 'TiktokImport' })
export class TiktokImportView {
  @ApiProperty({ type: ProductListItemView }) product: ProductListItemView;
}

@ApiSchema({ name: 'TiktokImportProgress' })
export class TiktokImportProgressView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, enum: ['waiting', 'running', 'done', 'refused'] }) status:
    | 'waiting'
    | 'running'
    | 'done'
    | 'refused';
  @ApiProperty({ type: String, nullable: true, description: 'what is being done' }) step: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'why it ended without a product' }) message: string | null;
  @ApiProperty({ type: ProductListItemView, nullable: true }) product: ProductListItemView | null;
}
