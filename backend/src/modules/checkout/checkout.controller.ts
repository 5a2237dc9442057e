import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../auth/index.js';
import { PlacedOrderView } from '../orders/index.js';
import { CreatePaymentIntentDto, ResolvePaymentDto } from './checkout.dto.js';
import { PaymentIntentView } from './checkout.view.js';
import { OpenCheckout } from './open/open-checkout.js';
import { ResolvePayment } from './open/resolve-payment.js';
import { customerOf } from './place/order-request.js';

const CALLS_PER_MINUTE = 60;

@Public()
@PerMinute(CALLS_PER_MINUTE)
@ApiTags('payments')
@Controller()
export class CheckoutController {
  constructor(
    private readonly openCheckout: OpenCheckout,
    private readonly resolvePayment: ResolvePayment,
  ) {}

  @Post('create-payment-intent')
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: PaymentIntentView })
  createIntent(@Body() { cents, orderData, paymentMethod }: CreatePaymentIntentDto): Promise<PaymentIntentView> {
    const { sessionId, shippingRateId } = orderData;
    const customer = customerOf(orderData);
    const request = { sessionId, customer, paymentMethod, cents, shippingRateId: shippingRateId ?? undefined };
    return this.openCheckout.execute(request);
  }

  /** The secret is sent in the body, because addresses are logged. */
  @Post('payments/resolve')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PlacedOrderView })
  resolve(@Body() { clientSecret }: ResolvePaymentDto): Promise<PlacedOrderView> {
    return this.resolvePayment.execute(clientSecret);
  }
}
