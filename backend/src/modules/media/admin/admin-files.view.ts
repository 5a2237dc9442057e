import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { StoredFileKind, StoredFileStatus } from '../stored-file.entity.js';

@ApiSchema({ name: 'AdminFile' })
export class AdminFileView {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, description: '/api/images/<name>' }) url: string;
  @ApiProperty({ enum: ['image', 'video'], enumName: 'FileKind' }) kind: StoredFileKind;
  @ApiProperty({ enum: ['processing', 'ready', 'failed'], enumName: 'FileStatus' }) status: StoredFileStatus;
  @ApiProperty({ type: String, nullable: true, description: 'why it could not be shown in all sizes' }) failure: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}
