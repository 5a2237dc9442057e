import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits.js';
import { Public } from '../auth/index.js';
import { customerOf, PlacedOrderView } from '../orders/index.js';
import { CreatePaymentIntentDto, ResolvePaymentDto } from './checkout.dto.js';
import { PaymentIntentView } from './checkout.view.js';
import { OpenCheckout } from './open/open-checkout.js';
import { ResolvePayment } from './open/resolve-payment.js';

const CALLS_A_MINUTE = 60;

@Public()
@PerMinute(CALLS_A_MINUTE)
@ApiTags('payments')
@Controller()
export class CheckoutController {
  constructor(
    private readonly opening: OpenCheckout,
    private readonly resolving: ResolvePayment,
  ) {}

  @Post('create-payment-intent')
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: PaymentIntentView })
  createIntent(@Body() { amount, orderData, paymentMethod }: CreatePaymentIntentDto): Promise<PaymentIntentView> {
    return this.opening.open({ sessionId: orderData.sessionId, customer: customerOf(orderData), paymentMethod, amount });
  }

  /** In the body, not in the address: a client secret must not stand in anybody's log. */
  @Post('payments/resolve')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PlacedOrderView })
  resolve(@Body() { clientSecret }: ResolvePaymentDto): Promise<PlacedOrderView> {
    return this.resolving.orderOf(clientSecret);
  }
}
