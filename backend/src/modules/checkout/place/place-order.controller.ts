import { Body, Controller, Header, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ApiIdempotencyKey, IdempotencyKey } from '#platform/idempotency/idempotency-key.js';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../../auth/index.js';
import { PlacedOrderView } from '../../orders/index.js';
import { toOrderRequest } from './order-request.js';
import { PlaceOrderDto } from './place-order.dto.js';
import { PlaceOrder } from './place-order.js';

const CALLS_PER_MINUTE = 60;

@Public()
@PerMinute(CALLS_PER_MINUTE)
@ApiTags('orders')
@Controller()
export class PlaceOrderController {
  constructor(private readonly placeOrder: PlaceOrder) {}

  @Post('orders')
  @Header('cache-control', 'no-store')
  @ApiIdempotencyKey('order')
  @ApiCreatedResponse({ type: PlacedOrderView })
  place(@Body() body: PlaceOrderDto, @IdempotencyKey() key: string | undefined, @Ip() address: string): Promise<PlacedOrderView> {
    return this.placeOrder.execute(toOrderRequest(body, address), key);
  }
}
