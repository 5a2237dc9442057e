import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { AdminOrderQueries, AdminOrderView, RefundPreviewView } from '../../orders/index.js';
import { RefundOrder } from '../refund/refund-order.js';
import { CancelOrder } from './cancel-order.js';
import { CancelOrderDto, RefundOrderDto } from './order-payments.dto.js';

/** Changes of an order that move money. Each route answers with the changed order. */
@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/orders/:id')
export class OrderPaymentsController {
  constructor(
    private readonly cancelOrder: CancelOrder,
    private readonly refundOrder: RefundOrder,
    private readonly orders: AdminOrderQueries,
  ) {}

  @Post('cancel')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminOrderView })
  async cancel(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: CancelOrderDto): Promise<AdminOrderView> {
    await this.cancelOrder.execute(admin, id, body.reason ?? null);
    return this.orders.order(id);
  }

  /** What the refund of the same body would give back, and of whose share; nothing is written. */
  @Post('refunds/preview')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: RefundPreviewView })
  preview(@IdParam() id: string, @Body() body: RefundOrderDto): Promise<RefundPreviewView> {
    return this.refundOrder.preview(id, body);
  }

  @Post('refunds')
  @Idempotent()
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: AdminOrderView })
  async refund(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: RefundOrderDto): Promise<AdminOrderView> {
    await this.refundOrder.execute(admin, id, body);
    return this.orders.order(id);
  }
}
