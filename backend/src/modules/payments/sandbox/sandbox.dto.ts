import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, Matches, MaxLength } from 'class-validator';
import { INTENT_STATUSES, type IntentStatus } from '../gateway/intent-status.js';

const secret = { type: String, maxLength: 255 } as const;

@ApiSchema({ name: 'ConfirmSandboxPayment' })
export class ConfirmSandboxPaymentDto {
  @ApiProperty(secret)
  @MaxLength(255, { message: 'clientSecret is required' })
  clientSecret: string;

  @ApiProperty({ type: String, description: 'a test number; every other card is declined', example: '4242424242424242' })
  @Matches(/^[\d ]{12,23}$/, { message: 'Your card number is invalid.' })
  cardNumber: string;
}

@ApiSchema({ name: 'AuthenticateSandboxPayment' })
export class AuthenticateSandboxPaymentDto {
  @ApiProperty(secret)
  @MaxLength(255, { message: 'clientSecret is required' })
  clientSecret: string;

  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'approved must be true or false' })
  approved: boolean;
}

@ApiSchema({ name: 'SandboxPayment' })
export class SandboxPaymentView {
  @ApiProperty({ enum: INTENT_STATUSES, description: 'requires_action: show the 3-D Secure step; requires_capture: paid' })
  status: IntentStatus;

  @ApiProperty({ type: String, nullable: true, description: 'why it was not paid, for the shopper' })
  message: string | null;
}
