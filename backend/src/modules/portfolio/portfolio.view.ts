import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ImageInfoView } from '../media/index.js';

@ApiSchema({ name: 'PortfolioItem' })
export class PortfolioItemView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) mediaUrl: string;
  @ApiProperty({ enum: ['image', 'video'] }) mediaType: 'image' | 'video';
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: Number }) sortOrder: number;
  @ApiProperty({ type: Boolean }) isCoverUp: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: ImageInfoView, nullable: true }) image: ImageInfoView | null;
  @ApiProperty({ enum: ['processing', 'ready', 'failed'], nullable: true, description: 'null when there is no stored file' })
  fileStatus: 'processing' | 'ready' | 'failed' | null;
}

@ApiSchema({ name: 'DeletedPortfolioItem' })
export class DeletedPortfolioItemView extends PortfolioItemView {
  @ApiProperty({ type: String, format: 'date-time' }) deletedAt: Date;
}
