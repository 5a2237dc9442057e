import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CUSTOMER_TEXTS, ORDER_TEXTS } from '@shop/contract/text-fields';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Amount, optionalCents } from '#platform/http/money-fields.js';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../order-status.js';
import { ShippingAddressDto } from '../shipping-address.dto.js';
import { BlankIsUnset, Day } from './filter.decorator.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../../settings/index.js';

const QUEUES = ['to-confirm', 'to-ship', 'overdue', 'on-the-way-too-long', 'all'] as const;
export type Queue = (typeof QUEUES)[number];
const ORDER_SORTS = ['total-asc', 'total-desc'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
/** Transitions by staff; paying, cancelling and refunding have routes of their own. */
export const ADMIN_TRANSITIONS = ['confirmed', 'processing', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];
export type AdminTransition = (typeof ADMIN_TRANSITIONS)[number];

/** Blank fields and "all" do not filter. */
export class OrderFilterDto {
  @ApiPropertyOptional({ enum: QUEUES, description: 'queues begin with the oldest order, "all" with the newest' })
  @IsOptional()
  @IsIn(QUEUES, { message: 'There is no such queue' })
  queue?: Queue;

  @ApiPropertyOptional({
    ...text,
    maxLength: 120,
    description: 'words in order number, name, e-mail, payment id, phone, address and products, or the total; case-blind',
  })
  @BlankIsUnset()
  @IsOptional()
  @Text({ label: 'Search', min: 1, max: 120, required: 'Search must be text' })
  search?: string;

  @ApiPropertyOptional({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  @BlankIsUnset()
  @IsOptional()
  @IsIn(ORDER_STATUSES, { message: 'There is no such status' })
  status?: OrderStatus;

  @ApiPropertyOptional({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus' })
  @BlankIsUnset()
  @IsOptional()
  @IsIn(PAYMENT_STATUSES, { message: 'There is no such payment status' })
  paymentStatus?: PaymentStatus;

  @ApiPropertyOptional({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' })
  @BlankIsUnset()
  @IsOptional()
  @IsIn(PAYMENT_METHODS, { message: 'There is no such payment method' })
  method?: PaymentMethod;

  @ApiPropertyOptional({ ...text, format: 'date', description: 'first day, in the shop’s time zone' })
  @Day()
  from?: string;

  @ApiPropertyOptional({ ...text, format: 'date', description: 'last day, in the shop’s time zone' })
  @Day()
  to?: string;

  @ApiPropertyOptional({ enum: ORDER_SORTS, description: 'by the total, for accounts that may see it; unset: by time' })
  @BlankIsUnset()
  @IsOptional()
  @IsIn(ORDER_SORTS, { message: 'There is no such order of the list' })
  sort?: OrderSort;
}

export class OrderPageDto extends OrderFilterDto {
  @ApiPropertyOptional({ ...text, format: 'uuid', description: 'the last order of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of an order' })
  after?: string;
}

@ApiSchema({ name: 'MarkOrderPaid' })
export class MarkPaidDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 120, description: 'what identifies the transfer, for example its number' })
  @Text(ORDER_TEXTS.reference)
  reference: string;

  @ApiPropertyOptional({ ...text, example: '24.00', description: 'what arrived; unset: everything that is due' })
  @IsOptional()
  @Amount({ label: 'Amount', invalid: 'Please enter an amount above zero' })
  amount?: string | null;

  get cents(): number | undefined {
    return optionalCents(this.amount) ?? undefined;
  }
}

@ApiSchema({ name: 'SetTracking' })
export class TrackingDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 60 })
  @Text(ORDER_TEXTS.carrier)
  carrier: string;

  @ApiProperty({ ...text, minLength: 1, maxLength: 100 })
  @Text(ORDER_TEXTS.trackingNumber)
  number: string;
}

@ApiSchema({ name: 'MoveOrder' })
export class MoveOrderDto {
  @ApiProperty({ enum: ADMIN_TRANSITIONS })
  @IsIn(ADMIN_TRANSITIONS, { message: 'Please choose confirmed, processing, shipped or delivered' })
  status: AdminTransition;

  @ApiPropertyOptional({ type: TrackingDto, nullable: true, description: 'for shipped only' })
  @IsOptional()
  @Type(() => TrackingDto)
  @IsObject({ message: 'Please enter carrier and tracking number' })
  @ValidateNested()
  tracking?: TrackingDto | null;
}

@ApiSchema({ name: 'UndoStep' })
export class UndoStepDto {
  @ApiProperty({ ...text, format: 'uuid', description: 'the `version` of the order with the step' })
  @IsUUID(undefined, { message: 'version must be the version of the order' })
  version: string;
}

@ApiSchema({ name: 'AddOrderNote' })
export class AddNoteDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 1000 })
  @Text(ORDER_TEXTS.note)
  text: string;
}

@ApiSchema({ name: 'CorrectCustomer' })
export class CorrectCustomerDto {
  @ApiPropertyOptional({ ...text, minLength: 2, maxLength: 120 })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.customerName)
  customerName?: string;

  @ApiPropertyOptional({ ...text, format: 'email', maxLength: 254 })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.customerEmail)
  customerEmail?: string;

  @ApiPropertyOptional({ ...text, nullable: true, maxLength: 40 })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.customerPhone)
  customerPhone?: string | null;

  @ApiPropertyOptional({ type: ShippingAddressDto, description: 'only until the order has shipped' })
  @IsOptional()
  @Type(() => ShippingAddressDto)
  @IsObject({ message: 'Street address is required' })
  @ValidateNested()
  shippingAddress?: ShippingAddressDto;
}
