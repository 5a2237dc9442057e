import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { INTENT_STATUSES, type IntentStatus } from '../payments/gateway/intent-status.js';

@ApiSchema({ name: 'PaymentIntent' })
export class PaymentIntentView {
  @ApiProperty({ type: String, description: 'opens the payment in the browser: never to be logged or put into an address' })
  clientSecret: string;

  @ApiProperty({ enum: ['stripe', 'sandbox'], description: 'sandbox: a pretended payment, to be labelled as a test' })
  mode: 'stripe' | 'sandbox';

  @ApiProperty({ type: String, nullable: true, description: 'for the script of the provider; null in the sandbox' })
  publishableKey: string | null;

  @ApiProperty({ enum: INTENT_STATUSES, description: 'requires_capture or succeeded: it is paid, place the order' })
  status: IntentStatus;
}
