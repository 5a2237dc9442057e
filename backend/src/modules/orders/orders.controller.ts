import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../auth/index.js';
import { OrderNumbers } from './create/order-numbers.js';
import { ReserveOrderNumberDto } from './create/reserve-order-number.dto.js';
import { OrderView, ReservedOrderNumberView } from './order.view.js';
import { PublicOrders } from './public-orders.js';
import { ReportPayment } from './unpaid/report-payment.js';

const CALLS_PER_MINUTE = 60;

@Public()
@PerMinute(CALLS_PER_MINUTE)
@ApiTags('orders')
@Controller()
export class OrdersController {
  constructor(
    private readonly numbers: OrderNumbers,
    private readonly orders: PublicOrders,
    private readonly reportPayment: ReportPayment,
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

  /** The buyer says that the money of an order paid by hand is sent. */
  @Post('orders/:id/payment-sent')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderView })
  async paymentSent(@Param('id') id: string): Promise<OrderView> {
    await this.reportPayment.execute(id);
    return this.orders.order(id);
  }
}
