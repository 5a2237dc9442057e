import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DISCREPANCY_KINDS, type DiscrepancyKind } from './discrepancy-rules.js';

@ApiSchema({ name: 'PaymentDifference' })
export class DiscrepancyView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;

  @ApiProperty({ enum: DISCREPANCY_KINDS, enumName: 'PaymentDifferenceKind' })
  kind: DiscrepancyKind;

  @ApiProperty({ type: String, description: 'what is wrong, for staff' })
  message: string;

  @ApiProperty({ type: String, description: 'the word on the button that repairs it' })
  repair: string;

  @ApiProperty({ type: String }) paymentIntentId: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) orderId: string | null;
  @ApiProperty({ type: String, nullable: true }) orderNumber: string | null;

  @ApiProperty({ type: String, description: 'US dollars that the provider holds for the shop', example: '48.00' })
  providerAmount: string;

  @ApiProperty({ type: String, description: 'US dollars that the order says; 0.00 without an order', example: '0.00' })
  orderAmount: string;

  @ApiProperty({ type: String, format: 'date-time' }) foundAt: Date;
}

@ApiSchema({ name: 'Reconciliation' })
export class ReconciliationView {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: never compared' })
  checkedAt: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'payments begun since then were compared' })
  since: Date | null;

  @ApiProperty({ type: Number, description: 'card payments that the provider has taken' }) paid: number;
  @ApiProperty({ type: Number, description: 'card orders that count as paid' }) orders: number;
  @ApiProperty({ type: [DiscrepancyView], description: 'open ones, newest first' }) differences: DiscrepancyView[];
}
