import { ApiProperty, ApiPropertyOptional, ApiSchema, PickType } from '@nestjs/swagger';
import { id, optionalText, text } from '#platform/http/openapi-fields.js';
import { OrderView } from '../../order.view.js';

const OUTCOMES = ['done', 'unchanged', 'failed'] as const;

/** A step of one order that can be undone. */
@ApiSchema({ name: 'UndoableOrder' })
class UndoableOrderView {
  @ApiProperty(id) orderId: string;
  @ApiProperty({ ...id, description: 'the `version` of the order after the step' }) version: string;
}

@ApiSchema({ name: 'BulkOutcome' })
export class BulkOutcomeView {
  @ApiProperty({ ...text, description: 'empty for an id that no order has' }) orderNumber: string;
  @ApiProperty({ enum: OUTCOMES, description: 'unchanged: the order was already like this' })
  outcome: (typeof OUTCOMES)[number];
  @ApiProperty({ ...optionalText, description: 'why it failed' }) message: string | null;
  @ApiPropertyOptional({ type: UndoableOrderView, description: 'missing when the change cannot be undone' })
  undo?: UndoableOrderView;
}

@ApiSchema({ name: 'BulkOutcomes' })
export class BulkOutcomesView {
  @ApiProperty({ type: [BulkOutcomeView], description: 'in the order of the request' }) outcomes: BulkOutcomeView[];
}

/** What the packer and the carrier need to know of an order. */
@ApiSchema({ name: 'PackingSlip' })
export class PackingSlipView extends PickType(OrderView, [
  'id',
  'orderNumber',
  'customerName',
  'customerEmail',
  'customerPhone',
  'shippingAddress',
  'status',
  'paymentStatus',
  'notes',
  'createdAt',
]) {
  @ApiProperty({ type: () => [PackedItemView], description: 'without those that are refunded whole' }) items: PackedItemView[];
  @ApiProperty(optionalText) carrier: string | null;
  @ApiProperty(optionalText) trackingNumber: string | null;
  @ApiProperty({
    ...optionalText,
    example: 'Standard, 3 to 5 days',
    description: 'by which rate it goes; null: shipping had no price',
  })
  shippingName: string | null;
  @ApiProperty({ type: 'number', nullable: true, description: 'ounces of all pieces; null unless each has a weight' })
  weightOz: number | null;
  @ApiPropertyOptional({ type: [String], description: 'who gets a part of the order; missing for most orders' })
  artistNames?: string[];
}

@ApiSchema({ name: 'PackedItem' })
class PackedItemView {
  @ApiProperty({ ...text, description: 'product and size as sold' }) name: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
  @ApiPropertyOptional({
    ...text,
    example: '$32.00 of it refunded: ask before packing',
    description: 'missing for items of which nothing is refunded',
  })
  note?: string;
}

@ApiSchema({ name: 'PackingSlips' })
export class PackingSlipsView {
  @ApiProperty({ type: [PackingSlipView], description: 'in the order of the request' }) slips: PackingSlipView[];
}
