import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { BulkOutcomeView, ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../../orders/index.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../../settings/index.js';
import {
  LINE_STATES,
  type LineState,
  MATCH_REASONS,
  type MatchReason,
  STATEMENT_SOURCES,
  type StatementSource,
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

/** A payment of a statement. */
@ApiSchema({ name: 'StatementLine' })
export class StatementLineView {
  @ApiProperty({ ...id, nullable: true, description: 'null: a dry run, nothing is stored' }) id: string | null;
  @ApiProperty({ enum: STATEMENT_SOURCES, enumName: 'StatementSource' }) source: StatementSource;
  @ApiProperty({ ...text, description: 'the id of the app or bank' }) externalId: string;
  @ApiProperty({ ...text, format: 'date' }) paidOn: string;
  @ApiProperty(optionalText) payer: string | null;
  @ApiProperty(optionalText) note: string | null;
  @ApiProperty(dollars) amount: string;
  @ApiProperty({ enum: LINE_STATES, enumName: 'StatementLineState' }) state: LineState;
  @ApiProperty({ enum: MATCH_REASONS, enumName: 'StatementLineReason', nullable: true }) reason: MatchReason | null;
  @ApiProperty({ ...optionalText, description: 'the reason as a sentence' }) message: string | null;
  @ApiProperty({ type: [LineOrderView], description: 'the orders that it pays' }) orders: LineOrderView[];
  @ApiProperty({ type: [LineOrderView], description: 'the orders that it may be for; of money owed back: that its note names' })
  candidates: LineOrderView[];
  @ApiProperty({ ...dollars, description: 'has to go back, or went back' }) owed: string;
  @ApiProperty({ ...time, nullable: true }) returnedAt: Date | null;
  @ApiProperty(optionalText) returnedReference: string | null;
  @ApiProperty(optionalText) decidedBy: string | null;
}

@ApiSchema({ name: 'StatementLineCounts' })
class StatementLineCountsView {
  @ApiProperty(count) review: number;
  @ApiProperty({ ...count, description: 'lines with money that has not gone back' }) owed: number;
  @ApiProperty(dollars) owedAmount: string;
}

@ApiSchema({ name: 'StatementLines' })
export class StatementLinesView {
  @ApiProperty({ type: [StatementLineView], description: 'oldest first' }) lines: StatementLineView[];
  @ApiProperty({ ...id, nullable: true, description: 'send it as `after` for the next page' }) next: string | null;
  @ApiProperty({ type: StatementLineCountsView }) counts: StatementLineCountsView;
}

@ApiSchema({ name: 'MatchedLines' })
export class MatchedLinesView {
  @ApiProperty({ type: [StatementLineView] }) lines: StatementLineView[];
  @ApiProperty({ type: [BulkOutcomeView], description: 'one for each order that was to be paid' }) outcomes: BulkOutcomeView[];
}
