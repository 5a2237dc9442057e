import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** What a browser needs to reserve an image's space before it loads. */
@ApiSchema({ name: 'ImageInfo' })
export class ImageInfoView {
  @ApiProperty({ type: Number }) width: number;
  @ApiProperty({ type: Number }) height: number;
  @ApiProperty({ type: String, description: '#rrggbb, shown while the image loads' }) color: string;
}
