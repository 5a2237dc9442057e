import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { signedDollars, text, time } from '#platform/http/openapi-fields.js';
import { BulkOutcomeView } from '../../orders/index.js';
import { PaymentLineView } from '../lines/payment-line.view.js';
import { IGNORED_REASONS, type IgnoredReason } from '../reading/payment-file-content.js';
import { PAYMENT_FILE_SOURCES, type PaymentFileSource, type PaymentFileCounts } from '../payment-matching-rules.js';

const count = { type: 'integer' } as const;

@ApiSchema({ name: 'PaymentFileCounts' })
class PaymentFileCountsView implements PaymentFileCounts {
  @ApiProperty(count) rows: number;
  @ApiProperty(count) matched: number;
  @ApiProperty(count) review: number;
  @ApiProperty({ ...count, description: 'read before, or a second time in this file' }) known: number;
  @ApiProperty(count) ignored: number;
  @ApiProperty(count) unreadable: number;
}

@ApiSchema({ name: 'PaymentFileReadBefore' })
class PaymentFileReadBeforeView {
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

@ApiSchema({ name: 'PaymentFileReading' })
export class PaymentFileReadingView {
  @ApiProperty({ type: Boolean }) dryRun: boolean;
  @ApiProperty({ enum: PAYMENT_FILE_SOURCES, enumName: 'PaymentFileSource' }) source: PaymentFileSource;
  @ApiProperty(text) fileName: string;
  @ApiProperty({ type: PaymentFileReadBeforeView, nullable: true, description: 'the first reading of this very file' })
  readBefore: PaymentFileReadBeforeView | null;
  @ApiProperty({ type: PaymentFileCountsView }) counts: PaymentFileCountsView;
  @ApiProperty({ type: [PaymentLineView], description: 'new payments in the order of the file' }) lines: PaymentLineView[];
  @ApiProperty({ type: [IgnoredRowsView] }) ignored: IgnoredRowsView[];
  @ApiProperty({ type: [UnreadableRowView] }) unreadable: UnreadableRowView[];
  @ApiProperty({ type: [BulkOutcomeView], description: 'of the orders that were to be paid' }) outcomes: BulkOutcomeView[];
}

@ApiSchema({ name: 'PaymentFile' })
class PaymentFileView {
  @ApiProperty(text) fileName: string;
  @ApiProperty({ enum: PAYMENT_FILE_SOURCES, enumName: 'PaymentFileSource' }) source: PaymentFileSource;
  @ApiProperty(text) readBy: string;
  @ApiProperty(time) readAt: Date;
  @ApiProperty({ type: PaymentFileCountsView }) counts: PaymentFileCountsView;
}

@ApiSchema({ name: 'PaymentFiles' })
export class PaymentFilesView {
  @ApiProperty({ type: [PaymentFileView], description: 'the newest 50' }) files: PaymentFileView[];
}
