import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { signedDollars, text, time } from '#platform/http/openapi-fields.js';
import { BulkOutcomeView } from '../../orders/index.js';
import { StatementLineView } from '../lines/statement-line.view.js';
import { IGNORED_REASONS, type IgnoredReason } from '../reading/statement.js';
import { STATEMENT_SOURCES, type StatementSource, type StatementCounts } from '../payment-matching-rules.js';

const count = { type: 'integer' } as const;

@ApiSchema({ name: 'StatementCounts' })
class StatementCountsView implements StatementCounts {
  @ApiProperty(count) rows: number;
  @ApiProperty(count) matched: number;
  @ApiProperty(count) review: number;
  @ApiProperty({ ...count, description: 'read before, or a second time in this file' }) known: number;
  @ApiProperty(count) ignored: number;
  @ApiProperty(count) unreadable: number;
}

@ApiSchema({ name: 'StatementReadBefore' })
class StatementReadBeforeView {
  @ApiProperty(time) at: Date;
  @ApiProperty(text) by: string;
}

@ApiSchema({ name: 'IgnoredRows' })
export class IgnoredRowsView {
  @ApiProperty({ enum: IGNORED_REASONS, enumName: 'IgnoredReason' }) reason: IgnoredReason;
  @ApiProperty(count) rows: number;
  @ApiProperty({ ...signedDollars, description: 'the sum of the amounts that can be read' }) amount: string;
}

@ApiSchema({ name: 'UnreadableRow' })
class UnreadableRowView {
  @ApiProperty({ ...count, description: 'as a spreadsheet program counts' }) row: number;
  @ApiProperty(text) text: string;
  @ApiProperty(text) message: string;
}

@ApiSchema({ name: 'StatementReading' })
export class StatementReadingView {
  @ApiProperty({ type: Boolean }) dryRun: boolean;
  @ApiProperty({ enum: STATEMENT_SOURCES, enumName: 'StatementSource' }) source: StatementSource;
  @ApiProperty(text) fileName: string;
  @ApiProperty({ type: StatementReadBeforeView, nullable: true, description: 'the first reading of this very file' })
  readBefore: StatementReadBeforeView | null;
  @ApiProperty({ type: StatementCountsView }) counts: StatementCountsView;
  @ApiProperty({ type: [StatementLineView], description: 'new payments in the order of the file' }) lines: StatementLineView[];
  @ApiProperty({ type: [IgnoredRowsView] }) ignored: IgnoredRowsView[];
  @ApiProperty({ type: [UnreadableRowView] }) unreadable: UnreadableRowView[];
  @ApiProperty({ type: [BulkOutcomeView], description: 'of the orders that were to be paid' }) outcomes: BulkOutcomeView[];
}

@ApiSchema({ name: 'StatementFile' })
class StatementFileView {
  @ApiProperty(text) fileName: string;
  @ApiProperty({ enum: STATEMENT_SOURCES, enumName: 'StatementSource' }) source: StatementSource;
  @ApiProperty(text) readBy: string;
  @ApiProperty(time) readAt: Date;
  @ApiProperty({ type: StatementCountsView }) counts: StatementCountsView;
}

@ApiSchema({ name: 'StatementFiles' })
export class StatementFilesView {
  @ApiProperty({ type: [StatementFileView], description: 'the newest 50' }) files: StatementFileView[];
}
