import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { ACCEPTED_TYPES } from '../file-types.js';

/** With both fields, a shop with an object store lets the browser upload directly to it. */
@ApiSchema({ name: 'UploadAnnouncement' })
export class UploadAnnouncementDto {
  @ApiProperty({ type: String, required: false, enum: ACCEPTED_TYPES })
  @IsOptional()
  @IsIn(ACCEPTED_TYPES, { message: 'Only JPEG, PNG, WebP, AVIF and GIF images and MP4, WebM and MOV videos are accepted' })
  contentType?: string;

  @ApiProperty({ type: Number, required: false, description: 'bytes' })
  @IsOptional()
  @IsInt({ message: 'The size is a whole number of bytes' })
  @Min(1, { message: 'The size is a whole number of bytes' })
  size?: number;
}
