import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits.js';
import { Public } from '../auth/index.js';
import { PlacedOrderView } from '../orders/index.js';
import { CreatePaymentIntentDto, ResolvePaymentDto } from './checkout.dto.js';
import { PaymentIntentView } from './checkout.view.js';
import { OpenCheckout } from './open/open-checkout.js';
import { ResolvePayment } from './open/resolve-payment.js';
import { IdempotencyKeyHeader } from './place/idempotency-header.js';
import { customerOf, toOrderRequest } from './place/order-request.js';
import { PlaceOrderDto } from './place/place-order.dto.js';
import { PlaceOrder } from './place/place-order.js';

const CALLS_PER_MINUTE = 60;

@Public()
@PerMinute(CALLS_PER_MINUTE)
@Controller()
export class CheckoutController {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly openCheckout: OpenCheckout,
    private readonly resolvePayment: ResolvePayment,
  ) {}

  @Post('orders')
  @Header('cache-control', 'no-store')
  @ApiTags('orders')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'at most 255 characters; the same key gives the same order',
  })
  @ApiCreatedResponse({ type: PlacedOrderView })
  place(@Body() body: PlaceOrderDto, @IdempotencyKeyHeader() key: string | undefined): Promise<PlacedOrderView> {
    return this.placeOrder.execute(toOrderRequest(body), key);
  }

  @Post('create-payment-intent')
  @Header('cache-control', 'no-store')
  @ApiTags('payments')
  @ApiCreatedResponse({ type: PaymentIntentView })
  createIntent(@Body() { amount, orderData, paymentMethod }: CreatePaymentIntentDto): Promise<PaymentIntentView> {
    const customer = customerOf(orderData);
    return this.openCheckout.execute({ sessionId: orderData.sessionId, customer, paymentMethod, amount });
  }

  /** The secret is sent in the body, because addresses are logged. */
  @Post('payments/resolve')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiTags('payments')
  @ApiOkResponse({ type: PlacedOrderView })
  resolve(@Body() { clientSecret }: ResolvePaymentDto): Promise<PlacedOrderView> {
    return this.resolvePayment.execute(clientSecret);
  }
}
