import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { FEED_OUTCOMES, type FeedOutcome } from '../shopify/report/feed-report.js';
import { FEED_IMPORT_STATUSES, type FeedImportStatus } from './feed-import.entity.js';

const count = { type: Number } as const;

@ApiSchema({ name: 'FeedImport' })
export class FeedImportView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) fileName: string;
  @ApiProperty({ enum: FEED_IMPORT_STATUSES, enumName: 'FeedImportStatus' }) status: FeedImportStatus;
  @ApiProperty({ ...optionalText, description: 'why the file cannot be used, or why the import ended early' })
  message: string | null;
  @ApiProperty({ ...text, description: 'who uploaded the file, then who started the import' }) adminName: string;
  @ApiProperty({ type: Boolean }) createCategories: boolean;
  @ApiProperty({ type: Boolean, description: 'imports what the file keeps out of its shop, as drafts' }) drafts: boolean;
  @ApiProperty(time) createdAt: string;
  @ApiProperty({ ...time, nullable: true }) startedAt: string | null;
  @ApiProperty({ ...time, nullable: true }) endedAt: string | null;
  @ApiProperty({ ...count, description: 'products and invalid rows' }) lines: number;
  @ApiProperty({ ...count, description: 'lines that are imported or left out' }) done: number;
  @ApiProperty({ ...count, description: 'before the start what is expected, then what has happened' }) created: number;
  @ApiProperty(count) updated: number;
  @ApiProperty(count) unchanged: number;
  @ApiProperty({ ...count, description: 'left out on purpose' }) skipped: number;
  @ApiProperty({ ...count, description: 'invalid rows and products' }) refused: number;
  @ApiProperty({ ...count, description: 'not saved because of an error' }) failed: number;
  @ApiProperty({ ...count, description: 'images that the import would download' }) imagesToDownload: number;
}

@ApiSchema({ name: 'FeedImportLine' })
export class FeedImportLineView {
  @ApiProperty(count) position: number;
  @ApiProperty({ ...count, description: 'line of the file' }) line: number;
  @ApiProperty(text) handle: string;
  @ApiProperty(text) name: string;
  @ApiProperty({ enum: FEED_OUTCOMES, enumName: 'FeedOutcome' }) outcome: FeedOutcome;
  @ApiProperty({ type: Boolean, description: 'false while the outcome is only expected' }) isDone: boolean;
  @ApiProperty(optionalText) category: string | null;
  @ApiProperty({ ...optionalText, description: 'US dollars' }) price: string | null;
  @ApiProperty({ ...count, nullable: true }) stock: number | null;
  @ApiProperty({ ...count, description: 'images in the file' }) images: number;
  @ApiProperty({ ...count, nullable: true, description: 'images that the import stored; null before' }) storedImages:
    | number
    | null;
  @ApiProperty({ type: [String] }) notes: string[];
}

@ApiSchema({ name: 'FeedImportLines' })
export class FeedImportLinesView {
  @ApiProperty({ type: [FeedImportLineView] }) lines: FeedImportLineView[];
  @ApiProperty({ type: Boolean, description: 'there are further lines' }) hasMore: boolean;
}
