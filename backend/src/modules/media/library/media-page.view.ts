import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { AdminFileView } from '../admin/admin-files.view.js';

@ApiSchema({ name: 'MediaFile' })
export class MediaFileView extends AdminFileView {
  @ApiProperty({ type: Number }) byteSize: number;
  @ApiProperty({ type: Number, nullable: true }) width: number | null;
  @ApiProperty({ type: Number, nullable: true }) height: number | null;
  @ApiProperty({ type: Boolean, description: 'an animation, of which the first frame is kept' }) wasAnimated: boolean;
  @ApiProperty({ type: [String], description: 'the tables that use the file, each once', example: ['products'] })
  usedIn: string[];
}

@ApiSchema({ name: 'MediaCounts' })
class MediaCountsView {
  @ApiProperty({ type: Number }) all: number;
  @ApiProperty({ type: Number }) failed: number;
  @ApiProperty({ type: Number }) processing: number;
  @ApiProperty({ type: Number }) unused: number;
  @ApiProperty({ type: Number }) bytes: number;
  @ApiProperty({ type: Number, description: 'unused for long enough to be deleted by a clean-up' }) deletable: number;
}

@ApiSchema({ name: 'MediaPage' })
export class MediaPageView {
  @ApiProperty({ type: [MediaFileView], description: 'newest first, at most 60' }) files: MediaFileView[];
  @ApiProperty({ type: MediaCountsView, description: 'of all files, whatever the filter' }) counts: MediaCountsView;
  @ApiProperty({ type: Boolean }) hasMore: boolean;
}

@ApiSchema({ name: 'MediaCleanUp' })
export class MediaCleanUpView {
  @ApiProperty({ type: Number, description: 'deleted files' }) deleted: number;
}
