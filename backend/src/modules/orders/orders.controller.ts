import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../auth/index.js';
import { OrderNumbers } from './create/order-numbers.js';
import { ReserveOrderNumberDto } from './create/reserve-order-number.dto.js';
import { OrderQueries } from './order.queries.js';
import { OrderView, ReservedOrderNumberView } from './order.view.js';

const CALLS_PER_MINUTE = 60;

@Public()
@PerMinute(CALLS_PER_MINUTE)
@ApiTags('orders')
@Controller()
export class OrdersController {
  constructor(
    private readonly numbers: OrderNumbers,
    private readonly orders: OrderQueries,
  ) {}

  @Post('order-numbers')
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: ReservedOrderNumberView })
  async reserveNumber(@Body() body: ReserveOrderNumberDto): Promise<ReservedOrderNumberView> {
    return { orderNumber: await this.numbers.reserve(body.sessionId) };
  }

  @Get('orders/:id')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ type: OrderView })
  order(@Param('id') id: string): Promise<OrderView> {
    return this.orders.order(id);
  }
}
