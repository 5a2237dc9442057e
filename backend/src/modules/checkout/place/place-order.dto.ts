import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CUSTOMER_TEXTS } from '@shop/contract/text-fields';
import { Expose, plainToInstance, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { IsSessionId, MAX_PER_LINE } from '../../cart/index.js';
import { ShippingAddressDto } from '../../orders/index.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../../settings/index.js';

const MAX_LINES = 1_000;
const MAX_ID_LENGTH = 36;
const SESSION = 'session-7f9c2ba4e88f827d616045507605853e';

type Loose = Record<string, unknown>;

/**
 * The address fields may also be sent beside the other fields, as the specification's "customer and shipping fields". The
 * result must be an instance: @Type acts on sent fields only, and validation skips plain objects.
 */
const addressOf = ({ obj, value }: { obj: Loose; value: unknown }): unknown =>
  value ??
  plainToInstance(ShippingAddressDto, {
    street: obj['street'],
    street2: obj['street2'],
    city: obj['city'],
    state: obj['state'],
    zipCode: obj['zipCode'],
    country: obj['country'],
  });

const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const MAX_LOCALE_LENGTH = 35;

/** The id of a shipping rate. One that does not fit counts as unset, so the quote chooses. */
export const ShippingRateChoice = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: MAX_ID_LENGTH,
      description: 'one that does not fit counts as unset',
    }),
    IsOptional(),
    MaxLength(MAX_ID_LENGTH, { message: 'Please choose how it is shipped' }),
    IsString({ message: 'Please choose how it is shipped' }),
  );

@ApiSchema({ name: 'OrderData' })
export class OrderDataDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 120 })
  @Text(CUSTOMER_TEXTS.customerName)
  customerName: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @Text(CUSTOMER_TEXTS.customerEmail)
  customerEmail: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 40 })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.customerPhone)
  customerPhone?: string | null;

  @ApiProperty({ type: ShippingAddressDto })
  @Expose()
  @Transform(addressOf)
  @Type(() => ShippingAddressDto)
  @IsObject({ message: 'Street address is required' })
  @ValidateNested()
  shippingAddress: ShippingAddressDto;

  @ApiProperty({ type: String, example: SESSION })
  @IsSessionId()
  sessionId: string;

  @ApiProperty({
    type: String,
    pattern: '^\\d{1,8}\\.\\d{2}$',
    description: 'the total the shopper saw; compared, never believed',
  })
  @Matches(/^\d{1,8}\.\d{2}$/, { message: 'totalAmount must be an amount with two decimals' })
  totalAmount: string;

  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' })
  @IsIn(PAYMENT_METHODS, { message: 'Please choose a payment method' })
  paymentMethod: PaymentMethod;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 1000 })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.notes)
  notes?: string | null;

  @ShippingRateChoice()
  shippingRateId?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_LOCALE_LENGTH,
    example: 'en-US',
    description: 'the language of emails',
  })
  @IsOptional()
  @MaxLength(MAX_LOCALE_LENGTH, { message: 'locale must be a language tag such as en-US' })
  @Matches(LOCALE, { message: 'locale must be a language tag such as en-US' })
  locale?: string | null;
}

const productIdOf = ({ obj, value }: { obj: Loose & { product?: Loose | null }; value: unknown }): unknown =>
  value ?? obj.product?.['id'];

const variantIdOf = ({ obj, value }: { obj: Loose & { variant?: Loose | null }; value: unknown }): unknown =>
  value ?? obj.variant?.['id'];

@ApiSchema({ name: 'OrderLineInput' })
class OrderLineDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'or a product object with this id' })
  @Expose()
  @Transform(productIdOf)
  @IsString({ message: 'productId is required' })
  productId: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'the size, or a variant object with this id',
  })
  @Expose()
  @Transform(variantIdOf)
  @IsOptional()
  @IsString({ message: 'variantId must be the id of a size' })
  variantId?: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PER_LINE })
  @IsInt({ message: 'Quantity must be a whole number' })
  @Min(1, { message: 'Quantity must be at least 1' })
  @Max(MAX_PER_LINE, { message: `Quantity must be at most ${MAX_PER_LINE}` })
  quantity: number;
}

@ApiSchema({ name: 'PlaceOrder' })
export class PlaceOrderDto {
  @ApiProperty({ type: OrderDataDto })
  @Type(() => OrderDataDto)
  @IsObject({ message: 'orderData is required' })
  @ValidateNested()
  orderData: OrderDataDto;

  @ApiProperty({ type: [OrderLineDto], description: 'the cart the shopper saw; compared with the one the server keeps' })
  @ArrayMaxSize(MAX_LINES, { message: 'cartItems holds too many lines' })
  @ListOf(() => OrderLineDto, 'cartItems must be a list of lines')
  cartItems: OrderLineDto[];
}
