import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits.js';
import { Public } from '../auth/index.js';
import { IdempotencyKeyHeader } from '../checkout/place/idempotency-header.js';
import { OrderNumbers } from './create/order-numbers.js';
import { OrderQueries } from './order.queries.js';
import { toOrderRequest } from '../checkout/place/order-request.js';
import { PlaceOrderDto, ReserveOrderNumberDto } from '../checkout/place/place-order.dto.js';
import { OrderView, PlacedOrderView, ReservedOrderNumberView } from './order.view.js';
import { PlaceOrder } from '../checkout/place/place-order.js';

const CALLS_A_MINUTE = 60;

@Public()
@PerMinute(CALLS_A_MINUTE)
@ApiTags('orders')
@Controller()
export class OrdersController {
  constructor(
    private readonly placing: PlaceOrder,
    private readonly numbers: OrderNumbers,
    private readonly reads: OrderQueries,
  ) {}

  @Post('order-numbers')
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: ReservedOrderNumberView })
  async reserveNumber(@Body() body: ReserveOrderNumberDto): Promise<ReservedOrderNumberView> {
    return { orderNumber: await this.numbers.reserve(body.sessionId) };
  }

  @Post('orders')
  @Header('cache-control', 'no-store')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'at most 255 characters; the same key gives the same order',
  })
  @ApiCreatedResponse({ type: PlacedOrderView })
  place(@Body() body: PlaceOrderDto, @IdempotencyKeyHeader() key: string | undefined): Promise<PlacedOrderView> {
    return this.placing.execute(toOrderRequest(body), key);
  }

  @Get('orders/:id')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ type: OrderView })
  order(@Param('id') id: string): Promise<OrderView> {
    return this.reads.order(id);
  }
}
