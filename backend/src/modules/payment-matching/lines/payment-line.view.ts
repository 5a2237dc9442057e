import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { BulkOutcomeView, ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../../orders/index.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../../settings/index.js';
import {
  LINE_STATES,
  type LineState,
  MATCH_REASONS,
  type MatchReason,
  PAYMENT_FILE_SOURCES,
  type PaymentFileSource,
} from '../payment-matching-rules.js';

const count = { type: 'integer' } as const;

@ApiSchema({ name: 'LineOrder' })
export class LineOrderView {
  @ApiProperty(id) orderId: string;
  @ApiProperty(text) orderNumber: string;
  @ApiProperty(text) customerName: string;
  @ApiProperty(dollars) totalAmount: string;
  @ApiProperty({ ...dollars, description: 'what is still to be paid' }) amountDue: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ enum: PAYMENT_STATUSES }) paymentStatus: PaymentStatus;
  @ApiProperty({ enum: PAYMENT_METHODS }) paymentMethod: PaymentMethod;
}

/** A payment of a payment file. */
@ApiSchema({ name: 'PaymentLine' })
export class PaymentLineView {
  @ApiProperty({ ...id, nullable: true, description: 'null: a dry run, nothing is stored' }) id: string | null;
  @ApiProperty({ enum: PAYMENT_FILE_SOURCES, enumName: 'PaymentFileSource' }) source: PaymentFileSource;
  @ApiProperty({ ...text, description: 'the id of the app or bank' }) externalId: string;
  @ApiProperty({ ...text, format: 'date' }) paidOn: string;
  @ApiProperty(optionalText) payer: string | null;
  @ApiProperty(optionalText) note: string | null;
  @ApiProperty(dollars) amount: string;
  @ApiProperty({ enum: LINE_STATES, enumName: 'PaymentLineState' }) state: LineState;
  @ApiProperty({ enum: MATCH_REASONS, enumName: 'PaymentLineReason', nullable: true }) reason: MatchReason | null;
  @ApiProperty({ ...optionalText, description: 'the reason as a sentence' }) message: string | null;
  @ApiProperty({ type: [LineOrderView], description: 'the orders that it pays' }) orders: LineOrderView[];
  @ApiProperty({ type: [LineOrderView], description: 'the orders that it may be for; of money owed back: that its note names' })
  candidates: LineOrderView[];
  @ApiProperty({ ...dollars, description: 'has to go back, or went back' }) owed: string;
  @ApiProperty({ ...time, nullable: true }) returnedAt: Date | null;
  @ApiProperty(optionalText) returnedReference: string | null;
  @ApiProperty(optionalText) decidedBy: string | null;
}

@ApiSchema({ name: 'PaymentLineCounts' })
class PaymentLineCountsView {
  @ApiProperty(count) review: number;
  @ApiProperty({ ...count, description: 'lines with money that has not gone back' }) owed: number;
  @ApiProperty(dollars) owedAmount: string;
}

@ApiSchema({ name: 'PaymentLines' })
export class PaymentLinesView {
  @ApiProperty({ type: [PaymentLineView], description: 'oldest first' }) lines: PaymentLineView[];
  @ApiProperty({ ...id, nullable: true, description: 'send it as `after` for the next page' }) next: string | null;
  @ApiProperty({ type: PaymentLineCountsView }) counts: PaymentLineCountsView;
}

@ApiSchema({ name: 'MatchedLines' })
export class MatchedLinesView {
  @ApiProperty({ type: [PaymentLineView] }) lines: PaymentLineView[];
  @ApiProperty({ type: [BulkOutcomeView], description: 'one for each order that was to be paid' }) outcomes: BulkOutcomeView[];
}
