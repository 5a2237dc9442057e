import { Body, Controller, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { AdminOrderQueries } from './admin-order.queries.js';
import { AddNoteDto, CancelOrderDto, MarkPaidDto, MoveOrderDto, RefundOrderDto, TrackingDto } from './admin-order.dto.js';
import { AdminOrderView } from './admin-order.view.js';
import { RefundOrder } from '../../checkout/refund/refund-order.js';
import { UpdateOrder } from './update-order.js';

const OrderId = (): MethodDecorator => ApiParam({ name: 'id', type: String });

/** What staff do to an order; each answer is the order as it is afterwards. */
@AdminOnly()
@ApiTags('orders admin')
@Controller('admin/orders/:id')
export class UpdateOrdersController {
  constructor(
    private readonly tending: UpdateOrder,
    private readonly refunding: RefundOrder,
    private readonly desk: AdminOrderQueries,
  ) {}

  @Post('payment')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async markPaid(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: MarkPaidDto): Promise<AdminOrderView> {
    await this.tending.markPaid(admin, id, body.reference);
    return this.desk.order(id);
  }

  @Post('status')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async move(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: MoveOrderDto): Promise<AdminOrderView> {
    await this.tending.move(admin, id, body);
    return this.desk.order(id);
  }

  @Put('tracking')
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async track(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: TrackingDto): Promise<AdminOrderView> {
    await this.tending.track(admin, id, body);
    return this.desk.order(id);
  }

  @Post('cancel')
  @HttpCode(HttpStatus.OK)
  @OrderId()
  @ApiOkResponse({ type: AdminOrderView })
  async cancel(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: CancelOrderDto): Promise<AdminOrderView> {
    await this.tending.cancel(admin, id, body.reason ?? null);
    return this.desk.order(id);
  }

  @Post('notes')
  @OrderId()
  @ApiCreatedResponse({ type: AdminOrderView })
  async note(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: AddNoteDto): Promise<AdminOrderView> {
    await this.tending.note(admin, id, body.text);
    return this.desk.order(id);
  }

  @Post('refunds')
  @OrderId()
  @ApiCreatedResponse({ type: AdminOrderView })
  async refund(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: RefundOrderDto): Promise<AdminOrderView> {
    await this.refunding.refund(admin, id, body);
    return this.desk.order(id);
  }
}
