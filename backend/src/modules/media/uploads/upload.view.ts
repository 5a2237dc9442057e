import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'UploadAddress' })
export class UploadAddressView {
  @ApiProperty({ type: String, description: 'PUT the file here within 15 minutes; /api/images/<last path segment> shows it' })
  uploadURL: string;
}

@ApiSchema({ name: 'Uploaded' })
export class UploadedView {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, description: '/api/images/<name>' }) url: string;
  @ApiProperty({ type: Boolean, description: 'an animation, of which the first frame is kept' }) wasAnimated: boolean;
}
