import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, Matches, MaxLength, ValidateNested } from 'class-validator';
import { OrderDataDto } from '../orders/index.js';
import { CARD_METHODS, type CardMethod } from './card-methods.js';

/** Whom the order will be for. Amount and method stand beside it. */
@ApiSchema({ name: 'CheckoutData' })
export class CheckoutDataDto extends OmitType(OrderDataDto, ['totalAmount', 'paymentMethod'] as const) {}

@ApiSchema({ name: 'CreatePaymentIntent' })
export class CreatePaymentIntentDto {
  @ApiProperty({
    type: String,
    pattern: '^\\d{1,8}\\.\\d{2}$',
    description: 'the total the shopper saw; compared, never believed',
  })
  @Matches(/^\d{1,8}\.\d{2}$/, { message: 'amount must be an amount with two decimals' })
  amount: string;

  @ApiProperty({ type: CheckoutDataDto })
  @Type(() => CheckoutDataDto)
  @IsObject({ message: 'orderData is required' })
  @ValidateNested()
  orderData: CheckoutDataDto;

  @ApiProperty({ enum: CARD_METHODS, enumName: 'CardMethod' })
  @IsIn(CARD_METHODS, { message: 'Please choose a payment method' })
  paymentMethod: CardMethod;
}

const SECRET = /^(pi_[A-Za-z0-9_]{1,120})_secret_[A-Za-z0-9]{1,120}$/;

/** The payment that a client secret opens, undefined for what is no such secret. */
export const intentIdOf = (clientSecret: string): string | undefined => SECRET.exec(clientSecret)?.[1];

@ApiSchema({ name: 'ResolvePayment' })
export class ResolvePaymentDto {
  @ApiProperty({ type: String, maxLength: 255, description: 'payment_intent_client_secret of the return address' })
  @MaxLength(255, { message: 'clientSecret is required' })
  @Matches(SECRET, { message: 'clientSecret is required' })
  clientSecret: string;
}
