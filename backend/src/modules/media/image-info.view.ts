import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** What a browser needs to reserve a picture's place before it arrives. */
@ApiSchema({ name: 'ImageInfo' })
export class ImageInfoView {
  @ApiProperty({ type: Number }) width: number;
  @ApiProperty({ type: Number }) height: number;
  @ApiProperty({ type: String, description: '#rrggbb, painted while the picture loads' }) color: string;
}
