import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { cleanLine } from '@shop/contract/clean-text';
import { ORDER_TEXTS } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { UndoStepDto } from '../admin-order.dto.js';

const MAX_ORDERS = 100;
const MAX_PICKED_ORDERS = 200;

/** Transitions that need no input per order. */
const BULK_TRANSITIONS = ['processing', 'shipped', 'delivered'] as const;
export type BulkTransition = (typeof BULK_TRANSITIONS)[number];

/** In the spelling of the database, because the answers are found by id. */
const lowerCase = (ids: unknown): unknown =>
  Array.isArray(ids) ? ids.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)) : ids;

const OrderIds =
  (max = MAX_ORDERS): PropertyDecorator =>
  (target, property) => {
    IsArray({ message: 'Please select orders' })(target, property);
    ArrayMinSize(1, { message: 'Please select orders' })(target, property);
    ArrayMaxSize(max, { message: `Please select at most ${max} orders` })(target, property);
    IsUUID(undefined, { each: true, message: 'orderIds must be ids of orders' })(target, property);
  };

@ApiSchema({ name: 'MoveOrders' })
export class MoveOrdersDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_ORDERS })
  @Transform(({ value }: { value: unknown }) => lowerCase(value))
  @OrderIds()
  orderIds: string[];

  @ApiProperty({ enum: BULK_TRANSITIONS })
  @IsIn(BULK_TRANSITIONS, { message: 'Please choose processing, shipped or delivered' })
  status: BulkTransition;
}

/** The payment by hand of one order. */
@ApiSchema({ name: 'ReceivedPayment' })
export class ReceivedPaymentDto {
  @ApiProperty({ ...text, format: 'uuid' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @IsUUID(undefined, { message: 'orderId must be the id of an order' })
  orderId: string;

  @ApiPropertyOptional({ ...text, maxLength: 120, description: 'what identifies the transfer, for example its number' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && cleanLine(value) === '' ? undefined : value))
  @IsOptional()
  @Text(ORDER_TEXTS.reference)
  reference?: string;
}

@ApiSchema({ name: 'MarkOrdersPaid' })
export class MarkOrdersPaidDto {
  @ApiProperty({ type: [ReceivedPaymentDto], minItems: 1, maxItems: MAX_ORDERS })
  @ArrayMinSize(1, { message: 'Please select orders' })
  @ArrayMaxSize(MAX_ORDERS, { message: `Please select at most ${MAX_ORDERS} orders` })
  @ListOf(() => ReceivedPaymentDto, 'Please select orders')
  payments: ReceivedPaymentDto[];
}

/** The tracking number of one shipment. */
@ApiSchema({ name: 'Shipment' })
export class ShipmentDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 60 })
  @Text(ORDER_TEXTS.carrier)
  carrier: string;

  @ApiProperty({ ...text, minLength: 1, maxLength: 100 })
  @Text(ORDER_TEXTS.listedTrackingNumber)
  number: string;

  @ApiProperty({ ...text, minLength: 1, maxLength: 40, example: 'ORD-7KQ2M9XA' })
  @Text(ORDER_TEXTS.orderNumber)
  orderNumber: string;
}

@ApiSchema({ name: 'ShipOrders' })
export class ShipOrdersDto {
  @ApiProperty({ type: [ShipmentDto], minItems: 1, maxItems: MAX_ORDERS })
  @ArrayMinSize(1, { message: 'Please enter tracking numbers' })
  @ArrayMaxSize(MAX_ORDERS, { message: `Please enter at most ${MAX_ORDERS} tracking numbers` })
  @ListOf(() => ShipmentDto, 'Please enter tracking numbers')
  shipments: ShipmentDto[];
}

@ApiSchema({ name: 'UndoOrder' })
export class UndoOrderDto extends UndoStepDto {
  @ApiProperty({ ...text, format: 'uuid' })
  @IsUUID(undefined, { message: 'orderId must be the id of an order' })
  orderId: string;
}

@ApiSchema({ name: 'UndoOrders' })
export class UndoOrdersDto {
  @ApiProperty({ type: [UndoOrderDto], minItems: 1, maxItems: MAX_ORDERS })
  @ArrayMinSize(1, { message: 'Please select orders' })
  @ArrayMaxSize(MAX_ORDERS, { message: `Please select at most ${MAX_ORDERS} orders` })
  @ListOf(() => UndoOrderDto, 'Please select orders')
  steps: UndoOrderDto[];
}

export class SelectedOrdersDto {
  @ApiProperty({ ...text, description: `ids of at most ${MAX_ORDERS} orders, separated by commas` })
  @Transform(({ value }: { value: unknown }) => lowerCase(typeof value === 'string' ? value.split(',') : value))
  @OrderIds()
  orderIds: string[];
}

@ApiSchema({ name: 'PickOrders' })
export class PickOrdersDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_PICKED_ORDERS })
  @Transform(({ value }: { value: unknown }) => lowerCase(value))
  @OrderIds(MAX_PICKED_ORDERS)
  orderIds: string[];
}
