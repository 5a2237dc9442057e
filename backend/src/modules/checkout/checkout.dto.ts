import { toCents } from '@shop/contract/money';
import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, Matches, MaxLength, ValidateNested } from 'class-validator';
import { CLIENT_SECRET } from '../payments/index.js';
import { OrderDataDto } from './place/place-order.dto.js';
import { CARD_METHODS, type CardMethod } from '../settings/index.js';

/** The customer. Amount and method are fields of the request itself. */
@ApiSchema({ name: 'CheckoutData' })
class CheckoutDataDto extends OmitType(OrderDataDto, ['totalAmount', 'paymentMethod'] as const) {}

@ApiSchema({ name: 'CreatePaymentIntent' })
export class CreatePaymentIntentDto {
  @ApiProperty({
    type: String,
    pattern: '^\\d{1,8}\\.\\d{2}$',
    description: 'the total the shopper saw; compared with the cart, never trusted',
  })
  @Matches(/^\d{1,8}\.\d{2}$/, { message: 'amount must be an amount with two decimals' })
  amount: string;

  get cents(): number {
    return toCents(this.amount);
  }

  @ApiProperty({ type: CheckoutDataDto })
  @Type(() => CheckoutDataDto)
  @IsObject({ message: 'orderData is required' })
  @ValidateNested()
  orderData: CheckoutDataDto;

  @ApiProperty({ enum: CARD_METHODS, enumName: 'CardMethod' })
  @IsIn(CARD_METHODS, { message: 'Please choose a payment method' })
  paymentMethod: CardMethod;
}

@ApiSchema({ name: 'ResolvePayment' })
export class ResolvePaymentDto {
  @ApiProperty({ type: String, maxLength: 255, description: 'payment_intent_client_secret of the return address' })
  @MaxLength(255, { message: 'clientSecret is required' })
  @Matches(CLIENT_SECRET, { message: 'clientSecret is required' })
  clientSecret: string;
}
