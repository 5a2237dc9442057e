import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { ImageInfoView } from '../catalog/index.js';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from './order-status.js';
import { ChargeView } from '../pricing/index.js';
import { PAYMENT_METHODS, type PaymentMethod, type ShopSettingsView } from '../settings/index.js';

@ApiSchema({ name: 'PlacedOrder' })
export class PlacedOrderView {
  @ApiProperty(id) id: string;
  @ApiProperty({ ...text, example: 'ORD-7KQ2M9XA' }) orderNumber: string;
}

@ApiSchema({ name: 'ReservedOrderNumber' })
export class ReservedOrderNumberView {
  @ApiProperty({ ...text, example: 'ORD-7KQ2M9XA' }) orderNumber: string;
}

@ApiSchema({ name: 'ShippingAddress' })
class ShippingAddressView {
  @ApiProperty(text) street: string;
  @ApiPropertyOptional({ ...text, description: 'apartment, suite; only when it was filled' }) street2?: string;
  @ApiProperty(text) city: string;
  @ApiProperty(text) state: string;
  @ApiProperty(text) zipCode: string;
  @ApiProperty(text) country: string;
}

/** The product as it was sold, also after it has changed or was deleted. */
@ApiSchema({ name: 'OrderedProduct' })
class OrderedProductView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty({ type: ImageInfoView, nullable: true }) image: ImageInfoView | null;
}

/** The size as it was sold, also after it was renamed or retired. */
@ApiSchema({ name: 'OrderedVariant' })
class OrderedVariantView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) label: string;
}

@ApiSchema({ name: 'OrderItem' })
class OrderItemView {
  @ApiProperty(id) id: string;
  @ApiProperty(id) productId: string;
  @ApiProperty({ type: 'integer' }) quantity: number;
  @ApiPropertyOptional({ type: 'integer', description: 'pieces of them that are refunded and not sent; missing for most items' })
  notSent?: number;
  @ApiProperty(dollars) priceAtTime: string;
  @ApiProperty({ type: OrderedProductView }) product: OrderedProductView;
  @ApiProperty({ type: OrderedVariantView, nullable: true }) variant: OrderedVariantView | null;
}

@ApiSchema({ name: 'Tracking' })
class TrackingView {
  @ApiProperty(text) carrier: string;
  @ApiProperty(text) number: string;
  @ApiProperty({ ...optionalText, format: 'uri', description: 'the carrier’s page; null for unknown carriers' })
  url: string | null;
}

/** Days in the shop's time zone. */
@ApiSchema({ name: 'ArrivalDays' })
class ArrivalDaysView {
  @ApiProperty({ ...text, format: 'date' }) first: string;
  @ApiProperty({ ...text, format: 'date' }) last: string;
}

/** What an artist gets of an order. */
@ApiSchema({ name: 'ArtistShare' })
export class ArtistShareView {
  @ApiProperty(text) artistName: string;
  @ApiProperty(dollars) amount: string;
}

/** An order for its buyer. Contains nothing that gives access to a cart or a payment. */
@ApiSchema({ name: 'Order' })
export class OrderView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) orderNumber: string;
  @ApiProperty(text) customerEmail: string;
  @ApiProperty(text) customerName: string;
  @ApiProperty(optionalText) customerPhone: string | null;
  @ApiProperty({ type: ShippingAddressView }) shippingAddress: ShippingAddressView;
  @ApiProperty({ type: ShippingAddressView, nullable: true }) billingAddress: ShippingAddressView | null;
  @ApiProperty(dollars) totalAmount: string;
  @ApiProperty(dollars) taxAmount: string;
  @ApiProperty(dollars) shippingAmount: string;
  @ApiProperty(dollars) discountAmount: string;
  @ApiProperty(dollars) refundedAmount: string;
  @ApiProperty({ ...dollars, description: 'all money that arrived, refunded or not' }) receivedAmount: string;
  @ApiProperty({ ...dollars, description: 'what is still to be paid: all of an unpaid order, or the rest of one' })
  amountDue: string;
  @ApiProperty({ ...dollars, description: 'what arrived beyond the total and is not refunded yet' }) overpaidAmount: string;
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' }) status: OrderStatus;
  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus' }) paymentStatus: PaymentStatus;
  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' }) paymentMethod: PaymentMethod;
  @ApiProperty({ type: TrackingView, nullable: true }) tracking: TrackingView | null;
  @ApiProperty(optionalText) notes: string | null;
  @ApiProperty({ ...time, nullable: true, description: 'when an unpaid order is cancelled; null for others' })
  paymentDueAt: Date | null;
  @ApiProperty({ ...time, nullable: true, description: 'when the buyer of an order paid by hand said that the money is sent' })
  paymentSentAt: Date | null;
  @ApiProperty({ ...optionalText, description: 'how to pay an unpaid order by hand; null for others' })
  paymentInstructions: string | null;
  @ApiPropertyOptional({
    allOf: [{ $ref: '#/components/schemas/DeliveryTime' }],
    description: 'business days from the payment: packing, then the days of its shipping rate; missing when nothing is promised',
  })
  deliveryTime?: NonNullable<ShopSettingsView['delivery']>;
  @ApiProperty({ type: ArrivalDaysView, nullable: true, description: 'when a paid order arrives; null when nothing is promised' })
  arrival: ArrivalDaysView | null;
  @ApiProperty(time) createdAt: Date;
  @ApiProperty(time) updatedAt: Date;
  @ApiProperty({ type: [OrderItemView] }) items: OrderItemView[];
  @ApiProperty({ type: [ChargeView], description: 'what was added to the items; empty: the total is their sum' })
  charges: ChargeView[];
  @ApiPropertyOptional({
    type: [ArtistShareView],
    description: 'of what is not refunded, the largest first; missing when no artist gets a part of it',
  })
  artistShares?: ArtistShareView[];
}
