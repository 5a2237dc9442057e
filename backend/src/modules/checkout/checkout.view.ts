import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { INTENT_STATUSES, type IntentStatus } from '../payments/index.js';

@ApiSchema({ name: 'PaymentIntent' })
export class PaymentIntentView {
  @ApiProperty({ type: String, description: 'confirms the payment in the browser: must not be logged or put into a URL' })
  clientSecret: string;

  @ApiProperty({ enum: ['stripe', 'sandbox'], description: 'sandbox: a simulated payment, to be labelled as a test' })
  mode: 'stripe' | 'sandbox';

  @ApiProperty({ type: String, nullable: true, description: 'for the script of the provider; null in the sandbox' })
  publishableKey: string | null;

  @ApiProperty({ enum: INTENT_STATUSES, description: 'requires_capture or succeeded: it is paid, place the order' })
  status: IntentStatus;
}
